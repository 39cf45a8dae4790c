import * as accountChanges from "#lambdas/domain/accounts/accountChanges.ts";
import { handle } from "#lambdas/http/handle.ts";
import { updateAccount } from "#shared/contract/accounts.ts";

export const handler = handle(updateAccount, async (request, session) => ({
  Account: await accountChanges.update(session, request),
}));
