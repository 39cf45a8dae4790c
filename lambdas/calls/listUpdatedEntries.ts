import * as entryLists from "#lambdas/domain/jackets/entryLists.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listUpdatedEntries } from "#shared/contract/jackets/entries.ts";

export const handler = handle(listUpdatedEntries, (request, session) => entryLists.list(session, "UPDATED", request));
