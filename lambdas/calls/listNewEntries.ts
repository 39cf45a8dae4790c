import * as entryLists from "#lambdas/domain/jackets/entryLists.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listNewEntries } from "#shared/contract/jackets/entries.ts";

export const handler = handle(listNewEntries, (request, session) => entryLists.list(session, "NEW", request));
