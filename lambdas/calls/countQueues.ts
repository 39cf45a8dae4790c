import * as entryCounts from "#lambdas/domain/jackets/entryCounts.ts";
import { handle } from "#lambdas/http/handle.ts";
import { countQueues } from "#shared/contract/jackets/entries.ts";

export const handler = handle(countQueues, (_, session) => entryCounts.countBoth(session));
