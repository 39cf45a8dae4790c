import { restrict } from "#lambdas/domain/lifecycle/accountRestrictions.ts";
import { handle } from "#lambdas/http/handle.ts";
import { restrictAccount } from "#shared/contract/staff.ts";

export const handler = handle(restrictAccount, async (request, session) => ({
  Account: await restrict(session, request),
}));
