import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { completeNames } from "#lambdas/records/accounts/accountNames.ts";
import { nameEnrolmentKey } from "#lambdas/records/table/keys.ts";
import { transact, unchanged } from "#lambdas/records/table/table.ts";
import { roles } from "#shared/model/role.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { enrolAccounts } from "./enrolAccounts.ts";

// Accounts from before the rows of their names are found by looking through the list of all.

/** So that one run reads 2,000 accounts at most. */
const usualPages = 20;

async function enrol({ id }: { readonly id: string }): Promise<void> {
  await retryOnConflict(async () => {
    const account = await getAccount(id);
    if (!account || account.status === "DELETED") return;
    const writes = await completeNames(account);
    if (writes.length > 0) await transact([unchanged(account), ...writes]);
  });
}

/**
 * Enters the names of the next accounts; nothing once all have entered: from then on a search looks up names alone.
 * @param pages how many hundreds of accounts
 */
export async function enterNames(pages = usualPages): Promise<void> {
  const today = dayOf(new Date());
  await enrolAccounts({ key: nameEnrolmentKey, today, roles, pages, enrol });
}
