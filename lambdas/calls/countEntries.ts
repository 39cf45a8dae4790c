import * as entryCounts from "#lambdas/domain/jackets/entryCounts.ts";
import { handle } from "#lambdas/http/handle.ts";
import { countEntries } from "#shared/contract/jackets/entries.ts";

export const handler = handle(countEntries, (request, session) => entryCounts.count(session, request));
