import { runAll } from "#lambdas/domain/common/drain.ts";
import { fillMatches } from "#lambdas/domain/family/fillMatches.ts";
import {
  accountPosition,
  newestAccount,
  partsOf,
  readAccounts,
} from "#lambdas/records/accounts/accountList.ts";

/** The work done so far. */
interface Filled {
  readonly accounts: number;
  /** Households and members that were entered. */
  readonly rows: number;
  /** By account, the error that kept it from being filled. */
  readonly failures: ReadonlyMap<string, Error>;
}

const pageSize = 50;
const atOnce = 10;

/**
 * Enters the households and members of every resident's account where they are found under the present signing key, the
 * newest account first. One failure stops no other. After a run that was cut off, a new one only reads the accounts that
 * are complete. Accounts that register meanwhile enter by themselves.
 * @param onPage called after each page
 */
export async function fillAllAccounts(onPage: (filled: Filled) => void = () => {}): Promise<Filled> {
  const parts = partsOf(["USER"], undefined);
  const failures = new Map<string, Error>();
  let [seen, rows] = [0, 0];
  let before: string | undefined = newestAccount;
  while (before !== undefined) {
    const { accounts, isLast } = await readAccounts(parts, before, pageSize);
    const failed = await runAll(accounts, atOnce, async ({ id }) => {
      const entered = await fillMatches(id);
      rows += entered;
    });
    for (const { item, error } of failed) failures.set(item.id, error);
    seen += accounts.length;
    onPage({ accounts: seen, rows, failures });
    const last = isLast ? undefined : accounts.at(-1);
    before = last && accountPosition(last);
  }
  return { accounts: seen, rows, failures };
}
