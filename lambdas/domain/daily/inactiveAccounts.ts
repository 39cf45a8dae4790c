import { sendMail } from "#lambdas/adapters/mail.ts";
import { drain } from "#lambdas/domain/common/drain.ts";
import { accountUnused, unusedAccountErased } from "#lambdas/domain/common/mails.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { lookAt } from "#lambdas/domain/lifecycle/retention.ts";
import { log } from "#lambdas/log.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import {
  type RetentionCheck,
  type RetentionCheckRecord,
  replaceRetentionCheck,
  retentionChecks,
} from "#lambdas/records/accounts/retentionCheck.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { RetentionStep } from "#shared/rules/account/retention.ts";
import { addDays, formatDay } from "#shared/rules/dates.ts";
import { daysToDrain, drainDays } from "./drainDays.ts";

/** What one run may do at most. */
export interface Ceilings {
  /** Owners who are warned; the others have their turn the next day. */
  readonly warnings: number;
  /** Accounts that are erased; a run that would erase more erases none. */
  readonly erasures: number;
}

/**
 * The warnings of a day are the erasures of a later one. So twice as many come after days without a run, and more from
 * an error alone: a wrong clock must not erase the registry.
 */
const usualCeilings: Ceilings = { warnings: 100, erasures: 200 };

/** Another run has this account's check. */
class Taken extends Error {}

/** The account shows a sign of life since it was looked at. */
class Alive extends Error {}

const isResident = (account: AccountRecord | undefined): account is AccountRecord =>
  account?.role === "USER" && account.status !== "DELETED";

/** Whether this row's account was told twice, so that an erasure may follow, or was begun. */
const isTold = ({ warned }: RetentionCheck): boolean => warned?.times === 2;

/** Replaces a check by a later one. Of several runs one does it. */
const move = (row: RetentionCheck, to: RetentionCheck): Promise<void> =>
  transact(replaceRetentionCheck(row, to, new Taken()));

type Warning = Extract<RetentionStep, { kind: "warn" }>;

/** Warns an owner. The check moves first: a run that breaks off here warns no one twice. */
async function warn(row: RetentionCheckRecord, { email }: AccountRecord, step: Warning): Promise<void> {
  const next = { ...row, day: step.until, warned: step.warned };
  await move(row, next);
  try {
    await sendMail(email, accountUnused(formatDay(step.warned.erasure)));
  } catch (error) {
    await move(next, row);
    throw error;
  }
}

/** What a run does with an account that nobody uses. */
interface Run {
  readonly today: string;
  /** Counts a warning; false when the run has sent its share. */
  readonly mayWarn: () => boolean;
}

/** Erases an account that still shows no sign of life when it is closed. The check goes last: it resumes an erasure. */
async function eraseUnused(row: RetentionCheckRecord, today: string): Promise<void> {
  const { accountId } = row;
  const actor = { accountId: "retention", role: "ENGINEER", requestId: `retention-${today}` } as const;
  await erase(accountId, actor, {
    async requires(account) {
      const { step, requires } = await lookAt(account, row, today);
      if (step.kind !== "erase") throw new Alive();
      return requires;
    },
    mail: unusedAccountErased(),
  });
  await retentionChecks(row.day).remove(row);
}

async function takeStep(row: RetentionCheckRecord, account: AccountRecord, run: Run): Promise<void> {
  const { step } = await lookAt(account, row, run.today);
  if (step.kind === "erase") return eraseUnused(row, run.today);
  if (step.kind === "wait") return move(row, { ...row, day: step.until });
  return run.mayWarn() ? warn(row, account, step) : move(row, { ...row, day: addDays(run.today, 1) });
}

async function follow(row: RetentionCheckRecord, run: Run): Promise<void> {
  const account = await getAccount(row.accountId);
  if (isResident(account)) return takeStep(row, account, run);
  // An erasure that broke off after its first transaction.
  if (account && isTold(row)) return eraseUnused(row, run.today);
  await retentionChecks(row.day).remove(row);
}

/** Signs of life that come between a look and an erasure are looked at again. */
async function followAgain(row: RetentionCheckRecord, run: Run): Promise<void> {
  try {
    await follow(row, run);
  } catch (error) {
    if (error instanceof Taken) return;
    if (!(error instanceof Alive)) throw error;
    await follow(row, run);
  }
}

const isDue = async (row: RetentionCheckRecord, today: string): Promise<boolean> => {
  const account = isTold(row) ? await getAccount(row.accountId) : undefined;
  return isResident(account) && (await lookAt(account, row, today)).step.kind === "erase";
};

/** The ids of the accounts that a run of this day would erase. */
export async function dueAccounts(today: string): Promise<string[]> {
  const due: string[] = [];
  const count = async (row: RetentionCheckRecord) => {
    if (await isDue(row, today)) due.push(row.accountId);
  };
  const onFailure = (_row: RetentionCheckRecord, error: Error) => {
    throw error;
  };
  for (const day of await daysToDrain(daysOf(today)))
    await drain({ read: retentionChecks(day).read, work: count, onFailure });
  return due;
}

const daysOf = (today: string) => ({ name: "retention", today, daysBack: 1 });

/** Throws, and says so for the alarm, when more accounts are due than a run may erase. */
export function requireFew(due: readonly string[], most: number): void {
  if (due.length <= most) return;
  log.error("too many erasures", { due: due.length, most });
  throw new Error("More accounts than a run may erase show no sign of life: none was erased");
}

/**
 * Looks at every account whose day has come: warns its owner, erases it, or sets the day of the next look. A run that
 * was cut off is run again. Erases none, and throws, where more are due than `erasures`. Throws after all accounts when
 * one failed.
 */
export async function eraseInactive(today: string, ceilings = usualCeilings): Promise<void> {
  requireFew(await dueAccounts(today), ceilings.erasures);
  let warned = 0;
  const mayWarn = () => {
    warned += 1;
    return warned <= ceilings.warnings;
  };
  const isDone = await drainDays(daysOf(today), (day) =>
    drain({
      read: retentionChecks(day).read,
      work: (row) => followAgain(row, { today, mayWarn }),
      onFailure: ({ accountId }, error) =>
        log.error("an account was not checked for its retention", { accountId, reason: error.name }),
      atOnce: 5,
    }),
  );
  if (!isDone) throw new Error("Not every account whose day has come was looked at");
}
