import * as memberRemovals from "#lambdas/domain/family/memberRemovals.ts";
import { handle } from "#lambdas/http/handle.ts";
import { deleteMember } from "#shared/contract/members.ts";

export const handler = handle(deleteMember, async (request, session) => {
  await memberRemovals.remove(session, request);
  return { Message: "Member has been deleted !" };
});
