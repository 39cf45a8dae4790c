import * as entryLists from "#lambdas/domain/jackets/entryLists.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listUpdatedEntries } from "#shared/contract/entries.ts";

export const handler = handle(listUpdatedEntries, (request, session, { requestId }) =>
  entryLists.list(session, "UPDATED", request, requestId),
);
