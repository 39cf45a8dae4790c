import { sendMail } from "#lambdas/adapters/mail.ts";
import { accountUnused } from "#lambdas/domain/common/mails/lifecycleMailWords.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { retentionStepOf } from "#lambdas/domain/lifecycle/retention.ts";
import { only } from "#lambdas/only.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import {
  isWarnedTwice,
  type RetentionCheck,
  replaceRetentionCheck,
  retentionChecks,
} from "#lambdas/records/accounts/retentionCheck.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { RetentionStep } from "#shared/rules/account/retention.ts";
import { addDays, formatDay } from "#shared/rules/dates.ts";
import { ifTaken, RunConflict } from "./RunConflict.ts";

export interface RetentionRun {
  readonly today: string;
  /** False at the ceiling. */
  readonly mayWarn: () => boolean;
}

class Alive extends Error {}

export const isResident = (account: AccountRecord | undefined): account is AccountRecord =>
  account?.role === "USER" && account.status !== "DELETED";

/** Of several runs one does it. */
const move = (check: RetentionCheck, to: RetentionCheck): Promise<void> =>
  transact(replaceRetentionCheck(check, to, new RunConflict()));

type Warning = Extract<RetentionStep, { kind: "warn" }>;

/** The check moves first: an interrupted run warns nobody twice. */
async function warn(check: RetentionCheck, { email }: AccountRecord, step: Warning): Promise<void> {
  const next = { ...check, day: step.until, warned: step.warned };
  await move(check, next);
  try {
    await sendMail(email, accountUnused(formatDay(step.warned.erasure)));
  } catch (error) {
    await move(next, check);
    throw error;
  }
}

/** Looks again when the account is closed. The check goes last: it resumes an erasure. */
async function eraseUnused(check: RetentionCheck, today: string): Promise<void> {
  const actor = { accountId: "retention", role: "ENGINEER", requestId: `retention-${today}` } as const;
  await erase(check.accountId, actor, {
    async requires(account) {
      const { step, requires } = await retentionStepOf(account, check, today);
      if (step.kind !== "erase") throw new Alive();
      return requires;
    },
    reason: "UNUSED",
  });
  await retentionChecks(check.day).remove(check);
}

async function takeStep(check: RetentionCheck, account: AccountRecord, run: RetentionRun): Promise<void> {
  const { today, mayWarn } = run;
  const { step } = await retentionStepOf(account, check, today);
  if (step.kind === "erase") return eraseUnused(check, today);
  if (step.kind === "wait") return move(check, { ...check, day: step.until });
  return mayWarn() ? warn(check, account, step) : move(check, { ...check, day: addDays(today, 1) });
}

async function follow(check: RetentionCheck, run: RetentionRun): Promise<void> {
  const account = await getAccount(check.accountId);
  if (isResident(account)) return takeStep(check, account, run);
  // An interrupted erasure.
  if (account && isWarnedTwice(check)) return eraseUnused(check, run.today);
  await retentionChecks(check.day).remove(check);
}

/** Notices a sign of life just before the erasure. */
export const followCheck = (check: RetentionCheck, run: RetentionRun): Promise<void> =>
  follow(check, run)
    .catch(ifTaken)
    .catch(only(Alive, () => follow(check, run)));
