import { runAll } from "#lambdas/domain/common/drain.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import {
  accountPosition,
  newestAccount,
  partsOf,
  readAccounts,
} from "#lambdas/records/accounts/accountList.ts";
import { type Enrolment, getEnrolment, putEnrolment } from "#lambdas/records/accounts/enrolment.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import type { Role } from "#shared/model/role.ts";

const pageSize = 100;

/** A rule that the accounts from before it enter by and by. */
interface Rule {
  /** The row that says how far they have. */
  readonly key: Key;
  readonly today: string;
  /** Whose accounts. @default residents' */
  readonly roles?: readonly Role[];
  /** How many pages of 100 accounts one run reads at most. */
  readonly pages: number;
  /** Enters an account; again, it changes nothing. @param began the day of the first run */
  readonly enrol: (account: AccountRecord, began: string) => Promise<void>;
}

async function enrolPage(
  { began, before = newestAccount }: Enrolment,
  { enrol, roles = ["USER"] }: Rule,
): Promise<Enrolment> {
  const { accounts, isLast } = await readAccounts(partsOf(roles, undefined), before, pageSize);
  const [failure] = await runAll(accounts, 25, (account) => enrol(account, began));
  if (failure) throw failure.error;
  const end = accounts.at(-1);
  return { began, before: isLast || !end ? "" : accountPosition(end) };
}

/** Enters the next accounts, the newest first; none once all have. Returns whether all have entered. */
export async function enrolAccounts(rule: Rule): Promise<boolean> {
  let enrolment: Enrolment = (await getEnrolment(rule.key)) ?? { began: rule.today };
  for (let page = 0; page < rule.pages && enrolment.before !== ""; page += 1) {
    enrolment = await enrolPage(enrolment, rule);
    await putEnrolment(rule.key, enrolment);
  }
  return enrolment.before === "";
}
