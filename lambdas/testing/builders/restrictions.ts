import { handler as restoreAccount } from "#lambdas/calls/restoreAccount.ts";
import { handler as restrictAccount } from "#lambdas/calls/restrictAccount.ts";
import { invoke } from "#lambdas/testing/call.ts";
import type { TestAccount } from "./people.ts";

type Account = Pick<TestAccount, "accountId">;

export const restrict = (by: TestAccount, { accountId: ID }: Account, Reason = "False entries") =>
  invoke(restrictAccount, { ID, Reason }, { session: by });

export const restore = (by: TestAccount, { accountId: ID }: Account) => invoke(restoreAccount, { ID }, { session: by });
