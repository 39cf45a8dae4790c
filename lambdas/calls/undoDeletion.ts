import * as ownDeletions from "#lambdas/domain/lifecycle/ownDeletions.ts";
import { handle } from "#lambdas/http/handle.ts";
import { undoDeletion } from "#shared/contract/ownData/deletions.ts";

export const handler = handle(undoDeletion, async (_request, session) => ({
  Account: await ownDeletions.undo(session),
}));
