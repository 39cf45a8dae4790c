import { changedElsewhere } from "#lambdas/errors.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import type { Session } from "#lambdas/session.ts";

/**
 * Reads the caller's account after a conflict. Refused when it was restricted or its sign-ins ended
 * meanwhile: a reload tells the caller why.
 */
export async function readAgain({ account }: Session): Promise<AccountRecord> {
  const now = await getAccount(account.id);
  if (now?.status !== account.status || now.tokensValidFrom !== account.tokensValidFrom)
    throw changedElsewhere();
  return now;
}
