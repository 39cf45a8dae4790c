import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { getCounters, requireNonePaid } from "#lambdas/records/accounts/counters.ts";
import { getLastSeen, requireLastSeen } from "#lambdas/records/accounts/lastSeen.ts";
import type { RetentionCheck } from "#lambdas/records/accounts/retentionCheck.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import { firstLook, type RetentionStep, retentionStep } from "#shared/rules/account/retention.ts";
import { dayOf } from "#shared/rules/dates.ts";

interface RetentionDecision {
  readonly step: RetentionStep;
  /** Conditions of a step that cannot be undone. */
  readonly requires: readonly Write[];
}

const latest = (days: readonly (string | undefined)[]): string =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1) ?? "";

const dayIn = (time: string): string => dayOf(new Date(time));

/**
 * Signs of life: registration, last use, last change (a new password, a restoration), end of paid time. An account is
 * left alone while a member is paid, sponsored, due or being paid, and while it is restricted: its owner could not sign
 * in to keep it.
 */
export async function retentionStepOf(
  { id, status, created, updated }: AccountRecord,
  { warned }: RetentionCheck,
  today: string,
): Promise<RetentionDecision> {
  const [seenOn, { paid = 0, sponsored = 0, paidUntil }] = await Promise.all([getLastSeen(id), getCounters(id)]);
  const requires = [requireLastSeen(id, seenOn), requireNonePaid(id)];
  if (status === "RESTRICTED" || paid + sponsored > 0)
    return { step: { kind: "wait", until: firstLook(today) }, requires };
  const lastSign = latest([dayIn(created), dayIn(updated), seenOn, paidUntil]);
  return { step: retentionStep(today, lastSign, warned), requires };
}
