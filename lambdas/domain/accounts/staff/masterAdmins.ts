import { VisibleError } from "#lambdas/errors.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { newestAccount, partsOf, readAccounts } from "#lambdas/records/accounts/accountList.ts";
import { requireStatus } from "#lambdas/records/accounts/accountStatus.ts";
import type { Write } from "#lambdas/records/table/table.ts";

const lastOne = () =>
  new VisibleError("LAST_MASTER_ADMIN", "This is the last active master admin. Make somebody else one first.");

/** Looks at each: they are few. */
export async function findMasterAdmin(fits: (account: AccountRecord) => boolean): Promise<AccountRecord | undefined> {
  const parts = partsOf(["MASTER ADMIN"], undefined);
  let before = newestAccount;
  for (;;) {
    const { accounts, isLast } = await readAccounts(parts, before, 50);
    const found = accounts.find(fits);
    const last = accounts.at(-1);
    if (found || isLast || !last) return found;
    before = last.shardSort;
  }
}

export async function requireAnother(accountId: string): Promise<Write> {
  const another = await findMasterAdmin(({ id, status }) => id !== accountId && status === "ACTIVE");
  if (another === undefined) throw lastOne();
  return requireStatus(another.id, "ACTIVE");
}
