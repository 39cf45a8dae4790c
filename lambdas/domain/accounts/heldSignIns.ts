import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { log } from "#lambdas/log.ts";
import { type AccountRecord, endSignIns, getAccount } from "#lambdas/records/accounts/account.ts";
import { replace, transact } from "#lambdas/records/table/table.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** Longer than a function may run. */
const longestCallSeconds = 12;

/** As long as a call takes, except one session: the former password works until it is replaced. */
export const holdSignIns = (account: AccountRecord, kept?: string): AccountRecord =>
  endSignIns(account, secondsNow() + longestCallSeconds, kept);

async function moveBack({ id, tokensValidFrom: held }: AccountRecord): Promise<void> {
  const account = await getAccount(id);
  if (account?.tokensValidFrom !== held) return;
  await transact([replace(endSignIns(account, secondsNow() + 1, account.keptSession))]);
}

/** From the next second on: earlier sign-ins may have used the former password. */
export const admitSignIns = (held: AccountRecord): Promise<void> =>
  retryOnConflict(() => moveBack(held)).catch((error: Error) =>
    // The account opens by itself after some seconds.
    log.warn("sign-ins wait after a new password", { accountId: held.id, error }),
  );
