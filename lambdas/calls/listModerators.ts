import * as accountLists from "#lambdas/domain/staff/accountLists.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listModerators } from "#shared/contract/staff.ts";

export const handler = handle(listModerators, async (request, session, { requestId }) => {
  const { items: Moderators, ...next } = await accountLists.list(session, ["MOD"], request, requestId);
  return { Moderators, ...next };
});
