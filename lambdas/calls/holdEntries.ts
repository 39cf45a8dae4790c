import * as hands from "#lambdas/domain/jackets/handover/hands.ts";
import { handle } from "#lambdas/http/handle.ts";
import { holdEntries } from "#shared/contract/jackets/handover.ts";

export const handler = handle(holdEntries, ({ EntryIDs }, session) => hands.hold(session, EntryIDs));
