import * as accountLists from "#lambdas/domain/accounts/staff/accountLists.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listMasterModerators } from "#shared/contract/accountLists.ts";

export const handler = handle(listMasterModerators, async (request, session) => {
  const { items: MasterModerators, ...next } = await accountLists.list(session, "listMasterModerators", request);
  return { MasterModerators, ...next };
});
