import { runAll } from "#lambdas/domain/common/drain.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import {
  accountPosition,
  newestAccount,
  partsOf,
  readAccounts,
} from "#lambdas/records/accounts/accountList.ts";
import { type Enrolment, getEnrolment, putEnrolment } from "#lambdas/records/accounts/enrolment.ts";
import {
  addRetentionCheck,
  firstRetentionCheck,
  retentionChecks,
} from "#lambdas/records/accounts/retentionCheck.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { firstLook, nextAnniversary } from "#shared/rules/account/retention.ts";
import { dayOf } from "#shared/rules/dates.ts";

// Accounts from before the rule have no check, and the day of their last use was not kept. They count from their next
// anniversary, so that their days are spread over a year.

const pageSize = 100;
/** So that one run reads 2,000 accounts at most. */
const pagesOfRun = 20;

/** Adds the check of an account, unless its registration did. The same check again is the same row. */
async function enrol(account: AccountRecord, began: string): Promise<void> {
  const { id: accountId, created } = account;
  const [entered] = await retentionChecks(firstRetentionCheck(account).day).read("", 1, accountId);
  if (entered) return;
  const since = nextAnniversary(dayOf(new Date(created)), began);
  await transact([addRetentionCheck({ accountId, since, day: firstLook(since) })]);
}

async function enrolPage({ began, before = newestAccount }: Enrolment): Promise<Enrolment> {
  const { accounts, isLast } = await readAccounts(partsOf(["USER"], undefined), before, pageSize);
  const [failure] = await runAll(accounts, 25, (account) => enrol(account, began));
  if (failure) throw failure.error;
  const end = accounts.at(-1);
  return { began, before: isLast || !end ? "" : accountPosition(end) };
}

/** Enters the next accounts from before the rule, the newest first; nothing once all have entered. */
export async function enrolEarlier(today: string): Promise<void> {
  let enrolment: Enrolment = (await getEnrolment()) ?? { began: today };
  for (let page = 0; page < pagesOfRun && enrolment.before !== ""; page += 1) {
    enrolment = await enrolPage(enrolment);
    await putEnrolment(enrolment);
  }
}
