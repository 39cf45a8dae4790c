import { getAccount } from "#lambdas/records/accounts/account.ts";
import { getCounters } from "#lambdas/records/accounts/counters.ts";
import { getLastSeen } from "#lambdas/records/accounts/lastSeen.ts";
import {
  addRetentionCheck,
  firstRetentionCheck,
  type RetentionCheck,
} from "#lambdas/records/accounts/retentionCheck.ts";
import { countersKey, lastSeenKey } from "#lambdas/records/table/keys.ts";
import { done, dueKey, readWork, type WorkRow } from "#lambdas/records/table/outbox.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import { type ErasureWarning, warningDays } from "#shared/rules/account/retention.ts";
import { addDays, addMonths, dayOf } from "#shared/rules/dates.ts";
import { changeAccount, type TestAccount } from "./people.ts";

// Time passes for one account alone, by moving its days back: a later day's run would concern every other test.

type Account = Pick<TestAccount, "accountId">;

const today = () => dayOf(new Date());

export const dayIn = (days: number): string => addDays(today(), days);

const rowOn = (day: string, { accountId: owner }: Account) =>
  readWork(dueKey("erasures", { day, owner, name: `use.${owner}` }));

export const checkOn = async (day: string, person: Account): Promise<RetentionCheck | undefined> =>
  (await rowOn(day, person))?.work as RetentionCheck | undefined;

async function needRow(day: string, person: Account): Promise<WorkRow> {
  const row = await rowOn(day, person);
  if (!row) throw new Error(`The account has no check on ${day}`);
  return row;
}

export async function firstDayOf({ accountId }: Account): Promise<string> {
  const account = await getAccount(accountId);
  if (!account) throw new Error("There is no such account.");
  return firstRetentionCheck(account).day;
}

async function changeSigns(person: TestAccount, change: (day: string) => string): Promise<void> {
  const { accountId } = person;
  const [account, seenOn, { paidUntil }] = await Promise.all([
    getAccount(accountId),
    getLastSeen(accountId),
    getCounters(accountId),
  ]);
  if (!account || !seenOn) throw new Error("There is no such account, or it was never used.");
  const moved = (time: string) => `${change(time.slice(0, 10))}${time.slice(10)}`;
  await changeAccount(person, { created: moved(account.created), updated: moved(account.updated) });
  const [seen, counters] = [lastSeenKey(accountId), countersKey(accountId)];
  await setAttribute(seen.pk, seen.sk, "seenOn", change(seenOn));
  if (paidUntil) await setAttribute(counters.pk, counters.sk, "paidUntil", change(paidUntil));
}

const moveTo = (day: string, row: WorkRow, warned: ErasureWarning | undefined): Promise<void> =>
  transact([done(row), addRetentionCheck({ ...(row.work as RetentionCheck), day, warned })]);

const lastSignDueToday = (): string => addMonths(dayIn(warningDays.first), -24);

interface UnusedOptions {
  /** @default one with a first warning due today */
  readonly lastSign?: string;
  /** The number of warnings. @default none */
  readonly told?: 1 | 2;
  /** The day of its check. @default its first day */
  readonly from?: string;
  /** The day to which its check moves. @default today */
  readonly to?: string;
}

/** With `told` its erasure is due, too. */
export async function becomesUnused(person: TestAccount, unused: UnusedOptions = {}): Promise<void> {
  const { lastSign = lastSignDueToday(), told, from = await firstDayOf(person), to = today() } = unused;
  const row = await needRow(from, person);
  await changeSigns(person, () => lastSign);
  await moveTo(to, row, told && { lastSign, erasure: today(), times: told });
}

export async function timePasses(person: TestAccount, until: string): Promise<void> {
  const days = Math.round((Date.parse(until) - Date.parse(today())) / 86_400_000);
  const back = (day: string) => addDays(day, -days);
  const row = await needRow(until, person);
  const { warned } = row.work as RetentionCheck;
  await changeSigns(person, back);
  await moveTo(today(), row, warned && { ...warned, lastSign: back(warned.lastSign), erasure: back(warned.erasure) });
}
