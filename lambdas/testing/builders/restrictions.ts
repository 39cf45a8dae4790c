import { handler as restoreAccount } from "#lambdas/calls/restoreAccount.ts";
import { handler as restrictAccount } from "#lambdas/calls/restrictAccount.ts";
import { invoke } from "#lambdas/testing/call.ts";
import type { Person } from "./people.ts";

type Account = Pick<Person, "accountId">;

export const restrict = (by: Person, { accountId: ID }: Account, Reason = "False entries") =>
  invoke(restrictAccount, { ID, Reason }, { session: by });

export const restore = (by: Person, { accountId: ID }: Account) =>
  invoke(restoreAccount, { ID }, { session: by });
