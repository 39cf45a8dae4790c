import { consentWork } from "#lambdas/domain/consent/consentWork.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { readMembers } from "#lambdas/records/family/family.ts";
import { consentEnrolmentKey } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { enrolAccounts } from "./enrolAccounts.ts";

// Members from before the rule have no check of their 18th birthday, and adults among them were told nothing.

/** So that one run reads 2,000 accounts at most. */
const pages = 20;

async function enrol({ id }: AccountRecord): Promise<void> {
  for (const member of await readMembers(id)) {
    const writes = consentWork(member);
    if (writes.length > 0) await transact(writes);
  }
}

/** Enters the members of the next accounts; nothing once all have entered. */
export async function enterConsents(): Promise<void> {
  await enrolAccounts({ key: consentEnrolmentKey, today: dayOf(new Date()), pages, enrol });
}
