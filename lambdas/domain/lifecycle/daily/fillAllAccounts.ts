import { runAll } from "#lambdas/domain/common/runAll.ts";
import { fillMatches } from "#lambdas/domain/family/fillMatches.ts";
import { accountPosition, newestAccount, partsOf, readAccounts } from "#lambdas/records/accounts/accountList.ts";

interface FillProgress {
  readonly accounts: number;
  readonly rows: number;
  /** By account. */
  readonly failures: ReadonlyMap<string, Error>;
}

const pageSize = 50;
const atOnce = 10;

/**
 * Moves all residents' rows to the present signing key's partitions, newest account first. A failure stops no
 * other. A repeated run only reads complete accounts. New accounts need nothing.
 */
export async function fillAllAccounts(onPage: (filled: FillProgress) => void = () => {}): Promise<FillProgress> {
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
