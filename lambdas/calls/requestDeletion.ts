import * as ownDeletions from "#lambdas/domain/lifecycle/ownDeletions.ts";
import { handle } from "#lambdas/http/handle.ts";
import { requestDeletion } from "#shared/contract/ownData/deletions.ts";

export const handler = handle(requestDeletion, async (request, session) => ({
  Account: await ownDeletions.request(session, request),
}));
