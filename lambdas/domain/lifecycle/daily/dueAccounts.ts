import { drain } from "#lambdas/domain/common/drain.ts";
import { retentionStepOf } from "#lambdas/domain/lifecycle/retention.ts";
import { log } from "#lambdas/log.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { isWarnedTwice, type RetentionCheck, retentionChecks } from "#lambdas/records/accounts/retentionCheck.ts";
import { daysToDrain } from "./drainDays.ts";
import { isResident } from "./retentionSteps.ts";

/** No check is added to a past day. */
export const retentionDays = (today: string) => ({ name: "retention", today, daysBack: 1 });

async function isDue(check: RetentionCheck, today: string): Promise<boolean> {
  const account = isWarnedTwice(check) ? await getAccount(check.accountId) : undefined;
  return isResident(account) && (await retentionStepOf(account, check, today)).step.kind === "erase";
}

export async function dueAccounts(today: string): Promise<string[]> {
  const due: string[] = [];
  const work = async (check: RetentionCheck) => {
    if (await isDue(check, today)) due.push(check.accountId);
  };
  const onFailure = (_check: RetentionCheck, error: Error) => {
    throw error;
  };
  for (const day of await daysToDrain(retentionDays(today)))
    await drain({ read: retentionChecks(day).read, work, onFailure });
  return due;
}

/** Throws, and logs for the alarm. */
export function requireFew(due: readonly string[], most: number): void {
  if (due.length <= most) return;
  log.error("too many erasures", { due: due.length, most });
  throw new Error("More accounts than a run may erase show no sign of life: none was erased");
}
