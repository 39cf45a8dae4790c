import * as accountLists from "#lambdas/domain/accounts/staff/accountLists.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listAdmins } from "#shared/contract/accountLists.ts";

export const handler = handle(listAdmins, async (request, session) => {
  const { items: Admins, ...next } = await accountLists.list(session, "listAdmins", request);
  return { Admins, ...next };
});
