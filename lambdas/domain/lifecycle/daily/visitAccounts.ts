import { runAll } from "#lambdas/domain/common/runAll.ts";
import { accountPosition, newestAccount, partsOf, readAccounts } from "#lambdas/records/accounts/accountList.ts";

interface Visits {
  readonly accounts: number;
  /** By account. */
  readonly failures: ReadonlyMap<string, Error>;
}

const pageSize = 50;
const atOnce = 10;

/** Visits all residents' accounts, newest first. A failure stops no other. */
export async function visitAccounts(
  visit: (accountId: string) => Promise<void>,
  onPage: (visits: Visits) => void = () => {},
): Promise<Visits> {
  const parts = partsOf(["USER"], undefined);
  const failures = new Map<string, Error>();
  let seen = 0;
  let before: string | undefined = newestAccount;
  while (before !== undefined) {
    const { accounts, isLast } = await readAccounts(parts, before, pageSize);
    for (const { item, error } of await runAll(accounts, atOnce, ({ id }) => visit(id))) failures.set(item.id, error);
    seen += accounts.length;
    onPage({ accounts: seen, failures });
    const last = isLast ? undefined : accounts.at(-1);
    before = last && accountPosition(last);
  }
  return { accounts: seen, failures };
}
