import * as accountLists from "#lambdas/domain/accounts/staff/accountLists.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listUsers } from "#shared/contract/accountLists.ts";

export const handler = handle(listUsers, async (request, session) => {
  const { items: Users, ...next } = await accountLists.list(session, "listUsers", request);
  return { Users, ...next };
});
