import * as countsWithHands from "#lambdas/domain/jackets/handover/countsWithHands.ts";
import { handle } from "#lambdas/http/handle.ts";
import { countEntries } from "#shared/contract/entries.ts";

export const handler = handle(countEntries, (request, session) => countsWithHands.count(session, request));
