import { getAccount } from "#lambdas/records/accounts/account.ts";
import { getCounters } from "#lambdas/records/accounts/counters.ts";
import { getLastSeen } from "#lambdas/records/accounts/lastSeen.ts";
import {
  firstRetentionCheck,
  type RetentionCheck,
  replaceRetentionCheck,
  retentionChecks,
} from "#lambdas/records/accounts/retentionCheck.ts";
import { countersKey, lastSeenKey } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import { type ErasureWarning, warningDays } from "#shared/rules/account/retention.ts";
import { addDays, addMonths, dayOf } from "#shared/rules/dates.ts";
import { changeAccount, type TestAccount } from "./people.ts";

// Time passes for one account alone, by moving its days back: a later day's run would concern every other test.

type Account = Pick<TestAccount, "accountId">;

const today = () => dayOf(new Date());

export const dayIn = (days: number): string => addDays(today(), days);

export async function checkOn(day: string, { accountId }: Account): Promise<RetentionCheck | undefined> {
  const [row] = await retentionChecks(day).read("", 1, accountId);
  return row;
}

async function needCheck(day: string, person: Account): Promise<RetentionCheck> {
  const check = await checkOn(day, person);
  if (!check) throw new Error(`The account has no check on ${day}`);
  return check;
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

const moveToToday = (check: RetentionCheck, warned: ErasureWarning | undefined): Promise<void> =>
  transact(replaceRetentionCheck(check, { ...check, day: today(), warned }, new Error("No check")));

const lastSignDueToday = (): string => addMonths(dayIn(warningDays.first), -24);

interface UnusedOptions {
  /** @default one with a first warning due today */
  readonly lastSign?: string;
  /** The number of warnings. @default none */
  readonly told?: 1 | 2;
  /** The day of its check. @default its first day */
  readonly from?: string;
}

/** Its check is today. With `told` its erasure is due, too. */
export async function becomesUnused(person: TestAccount, unused: UnusedOptions = {}): Promise<void> {
  const { lastSign = lastSignDueToday(), told, from = await firstDayOf(person) } = unused;
  const check = await needCheck(from, person);
  await changeSigns(person, () => lastSign);
  await moveToToday(check, told && { lastSign, erasure: today(), times: told });
}

export async function timePasses(person: TestAccount, until: string): Promise<void> {
  const days = Math.round((Date.parse(until) - Date.parse(today())) / 86_400_000);
  const back = (day: string) => addDays(day, -days);
  const check = await needCheck(until, person);
  const { warned } = check;
  await changeSigns(person, back);
  await moveToToday(check, warned && { ...warned, lastSign: back(warned.lastSign), erasure: back(warned.erasure) });
}
