import { changedElsewhere } from "#lambdas/errors.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import type { Session } from "#lambdas/session.ts";

/** Reads the account after a conflict. A reload tells a restricted or signed-out caller why. */
export async function readAgain({ account }: Session): Promise<AccountRecord> {
  const now = await getAccount(account.id);
  if (now?.status !== account.status || now.tokensValidFrom !== account.tokensValidFrom)
    throw changedElsewhere();
  return now;
}
