import { changedElsewhere } from "#lambdas/errors.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import type { Session } from "#lambdas/session.ts";

/**
 * The caller's account after another request changed it. Refused when it was restricted or its sign-ins were
 * ended meanwhile: the caller learns why by reloading.
 */
export async function readAgain({ account }: Session): Promise<AccountRecord> {
  const now = await getAccount(account.id);
  if (now?.status !== account.status || now.tokensValidFrom !== account.tokensValidFrom)
    throw changedElsewhere();
  return now;
}
