import * as coverage from "#lambdas/domain/common/coverage.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { readHouseholds } from "#lambdas/records/family/household.ts";

/** Whether a department takes part at one household at least. */
export async function isCovered(owner: string): Promise<boolean> {
  const { households } = await readHouseholds(owner);
  const answers = await Promise.all(households.map(({ address }) => coverage.of(address)));
  return answers.some(({ Covered }) => Covered);
}

/** A payment would be for nothing. */
export async function requireCoverage(owner: string): Promise<void> {
  if (!(await isCovered(owner))) throw new VisibleError("NOT_COVERED");
}
