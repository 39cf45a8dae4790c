import * as accountLists from "#lambdas/domain/accounts/staff/accountLists.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listModerators } from "#shared/contract/accountLists.ts";

export const handler = handle(listModerators, async (request, session) => {
  const { items: Moderators, ...next } = await accountLists.list(session, "listModerators", request);
  return { Moderators, ...next };
});
