import { sweptDays } from "#lambdas/domain/common/sweepDays.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { retentionStepOf } from "#lambdas/domain/lifecycle/retention.ts";
import { only } from "#lambdas/only.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { addRetentionCheck, isWarnedTwice, type RetentionCheck } from "#lambdas/records/accounts/retentionCheck.ts";
import { dayShards, enqueue, readDue, type WorkRow } from "#lambdas/records/table/outbox.ts";
import { transact, type Write } from "#lambdas/records/table/table.ts";

class Alive extends Error {}

const isResident = (account: AccountRecord | undefined): account is AccountRecord =>
  account?.role === "USER" && account.status !== "DELETED";

/** Looks again when the account is closed. */
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
}

async function takeStep(check: RetentionCheck, account: AccountRecord, today: string, done: Write): Promise<void> {
  const { accountId } = check;
  const { step } = await retentionStepOf(account, check, today);
  if (step.kind === "erase") return eraseUnused(check, today);
  if (step.kind === "wait") return transact([done, addRetentionCheck({ ...check, day: step.until })]);
  const { until: day, warned } = step;
  await transact([
    done,
    addRetentionCheck({ accountId, day, warned }),
    enqueue("mails", { mail: "unused", accountId, erasure: warned.erasure }),
  ]);
}

async function follow(check: RetentionCheck, today: string, done: Write): Promise<void> {
  const account = await getAccount(check.accountId);
  if (isResident(account)) return takeStep(check, account, today, done);
  // An interrupted erasure.
  if (account && isWarnedTwice(check)) await eraseUnused(check, today);
}

/** Warns, erases or sets the next day. Notices a sign of life just before the erasure. */
export const checkUse = (check: RetentionCheck, today: string, done: Write): Promise<void> =>
  follow(check, today, done).catch(only(Alive, () => follow(check, today, done)));

const pageSize = 100;

async function isToErase(check: RetentionCheck & { readonly task?: string }, today: string): Promise<boolean> {
  const account = check.task === "checkUse" && isWarnedTwice(check) ? await getAccount(check.accountId) : undefined;
  return isResident(account) && (await retentionStepOf(account, check, today)).step.kind === "erase";
}

/** Accounts that a day's sweep would erase, for an operator. */
export async function unusedOn(today: string): Promise<string[]> {
  const unused: string[] = [];
  const parts = (await sweptDays(today)).flatMap((day) => dayShards.map((shard) => ({ day, shard })));
  for (const part of parts) {
    for (let after: string | undefined = "use."; after !== undefined; ) {
      const rows: WorkRow[] = await readDue({ kind: "erasures", ...part }, after, pageSize);
      for (const { work } of rows)
        if (await isToErase(work as RetentionCheck, today)) unused.push((work as RetentionCheck).accountId);
      after = rows.length < pageSize ? undefined : rows.at(-1)?.sk;
    }
  }
  return unused;
}
