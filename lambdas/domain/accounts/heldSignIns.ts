import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { log } from "#lambdas/log.ts";
import { type AccountRecord, endSignIns, getAccount } from "#lambdas/records/accounts/account.ts";
import { replace, transact } from "#lambdas/records/table/table.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** Longer than a function may run. */
const longestCallSeconds = 12;

/**
 * Refuses sign-ins, except one session's, for as long as a call can take: until the new password is set, the
 * former one still works at the pool.
 */
export const holdSignIns = (account: AccountRecord, kept?: string): AccountRecord =>
  endSignIns(account, secondsNow() + longestCallSeconds, kept);

async function moveBack({ id, tokensValidFrom: held }: AccountRecord): Promise<void> {
  const account = await getAccount(id);
  // Something else ended the sign-ins since.
  if (account?.tokensValidFrom !== held) return;
  await transact([replace(endSignIns(account, secondsNow() + 1, account.keptSession))]);
}

/** Admits sign-ins from the next second on: some of this second still used the former password. */
export async function admitSignIns(held: AccountRecord): Promise<void> {
  try {
    await retryOnConflict(() => moveBack(held));
  } catch (error) {
    // The password is set, and the account opens by itself after some seconds.
    log.warn("sign-ins wait after a new password", { accountId: held.id, error: error as Error });
  }
}
