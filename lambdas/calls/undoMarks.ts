import * as manyMarks from "#lambdas/domain/jackets/handover/manyMarks.ts";
import { handle } from "#lambdas/http/handle.ts";
import { undoMarks } from "#shared/contract/jackets/handover.ts";

export const handler = handle(undoMarks, async ({ EntryIDs }, session) => ({
  Outcomes: await manyMarks.undo(session, EntryIDs),
}));
