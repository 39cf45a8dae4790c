import * as manyMarks from "#lambdas/domain/jackets/handover/manyMarks.ts";
import { handle } from "#lambdas/http/handle.ts";
import { markEntries } from "#shared/contract/jackets/handover.ts";

export const handler = handle(markEntries, async ({ EntryIDs }, session) => ({
  Outcomes: await manyMarks.mark(session, EntryIDs),
}));
