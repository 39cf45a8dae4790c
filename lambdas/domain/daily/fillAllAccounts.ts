import { runAll } from "#lambdas/domain/common/drain.ts";
import { fillMatches } from "#lambdas/domain/family/fillMatches.ts";
import { fillJackets } from "#lambdas/domain/jackets/fillJackets.ts";
import {
  accountPosition,
  newestAccount,
  partsOf,
  readAccounts,
} from "#lambdas/records/accounts/accountList.ts";
import { enterNames } from "./earlierNames.ts";

/** The work done so far. */
interface Filled {
  readonly accounts: number;
  /** Households and members that were entered, and jackets and links that got a number or are found now. */
  readonly rows: number;
  /** By account, the error that kept it from being filled. */
  readonly failures: ReadonlyMap<string, Error>;
}

const pageSize = 50;
const atOnce = 10;

/**
 * Completes what earlier versions left of every resident's account, the newest first: matches, the numbers of jackets,
 * and what staff find them by; at last the names of all accounts. One failure stops no other. After a run that was cut
 * off, a new one only reads the accounts that are complete. Accounts that register meanwhile enter by themselves.
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
      const [matches, jackets] = [await fillMatches(id), await fillJackets(id)];
      rows += matches + jackets;
    });
    for (const { item, error } of failed) failures.set(item.id, error);
    seen += accounts.length;
    onPage({ accounts: seen, rows, failures });
    const last = isLast ? undefined : accounts.at(-1);
    before = last && accountPosition(last);
  }
  const [failure] = await runAll([Number.POSITIVE_INFINITY], 1, enterNames);
  if (failure) failures.set("the names of all accounts", failure.error);
  return { accounts: seen, rows, failures };
}
