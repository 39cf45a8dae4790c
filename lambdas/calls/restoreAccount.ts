import { restore } from "#lambdas/domain/lifecycle/accountRestrictions.ts";
import { handle } from "#lambdas/http/handle.ts";
import { restoreAccount } from "#shared/contract/staff.ts";

export const handler = handle(restoreAccount, async (request, session) => ({
  Account: await restore(session, request),
}));
