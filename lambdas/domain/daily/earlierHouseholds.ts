import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { requireNotErased } from "#lambdas/records/accounts/accountStatus.ts";
import { type HouseholdRecord, readHouseholds, requireHousehold } from "#lambdas/records/family/household.ts";
import { listAtPlace } from "#lambdas/records/family/householdsOfPlace.ts";
import { placeEnrolmentKey } from "#lambdas/records/table/keys.ts";
import { Conflict, transact } from "#lambdas/records/table/table.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { enrolAccounts } from "./enrolAccounts.ts";

// Households from before the rows by place are found by their accounts alone.

/** So that one run reads 20,000 accounts at most: far more than a run tells families. */
const pages = 200;

async function list(household: HouseholdRecord): Promise<void> {
  try {
    await transact([requireNotErased(household.owner), requireHousehold(household), listAtPlace(household)]);
  } catch (error) {
    // It is being removed, or its account erased.
    if (!(error instanceof Conflict)) throw error;
  }
}

async function enrol({ id }: AccountRecord): Promise<void> {
  const { households } = await readHouseholds(id);
  for (const household of households) if (!household.isListed && !household.closing) await list(household);
}

/** Lists the households of the next accounts by their places. Returns whether every household is listed. */
export const listEarlierHouseholds = (): Promise<boolean> =>
  enrolAccounts({ key: placeEnrolmentKey, today: dayOf(new Date()), pages, enrol });
