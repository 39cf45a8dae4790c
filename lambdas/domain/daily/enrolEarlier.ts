import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import {
  addRetentionCheck,
  firstRetentionCheck,
  retentionChecks,
} from "#lambdas/records/accounts/retentionCheck.ts";
import { enrolmentKey } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { firstLook, nextAnniversary } from "#shared/rules/account/retention.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { enrolAccounts } from "./enrolAccounts.ts";

// Accounts from before the rule have no check, and the day of their last use was not kept. They count from their next
// anniversary, so that their days are spread over a year.

/** So that one run reads 2,000 accounts at most. */
const pages = 20;

/** Adds the check of an account, unless its registration did. The same check again is the same row. */
async function enrol(account: AccountRecord, began: string): Promise<void> {
  const { id: accountId, created } = account;
  const [entered] = await retentionChecks(firstRetentionCheck(account).day).read("", 1, accountId);
  if (entered) return;
  const since = nextAnniversary(dayOf(new Date(created)), began);
  await transact([addRetentionCheck({ accountId, since, day: firstLook(since) })]);
}

/** Enters the next accounts from before the rule; nothing once all have entered. */
export async function enrolEarlier(today: string): Promise<void> {
  await enrolAccounts({ key: enrolmentKey, today, pages, enrol });
}
