import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { log } from "#lambdas/log.ts";
import { type AccountRecord, endSignIns, getAccount } from "#lambdas/records/accounts/account.ts";
import { replace, transact } from "#lambdas/records/table/table.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** Longer than a function may run. */
const longestCallSeconds = 12;

/**
 * An account that takes no sign-in, except the session of a name, for as long as a call can take: while a new password
 * is on its way, the former one still works at the pool.
 */
export const holdSignIns = (account: AccountRecord, kept?: string): AccountRecord =>
  endSignIns(account, secondsNow() + longestCallSeconds, kept);

async function moveBack({ id, tokensValidFrom: held }: AccountRecord): Promise<void> {
  const account = await getAccount(id);
  // Something else ended the sign-ins since.
  if (account?.tokensValidFrom !== held) return;
  await transact([replace(endSignIns(account, secondsNow() + 1, account.keptSession))]);
}

/** Lets sign-ins with the new password count from the next second on: some of this one are older. */
export async function admitSignIns(held: AccountRecord): Promise<void> {
  try {
    await retryOnConflict(() => moveBack(held));
  } catch (error) {
    // The password is set, and the account opens by itself after some seconds.
    log.warn("sign-ins wait after a new password", { accountId: held.id, error: error as Error });
  }
}
