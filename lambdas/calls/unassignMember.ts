import * as links from "#lambdas/domain/family/links.ts";
import { handle } from "#lambdas/http/handle.ts";
import { unassignMember } from "#shared/contract/households.ts";

export const handler = handle(unassignMember, async (request, session) => {
  await links.unassign(session, request);
  return { success: true };
});
