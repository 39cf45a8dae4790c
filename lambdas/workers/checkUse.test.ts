import { afterEach, expect, test, vi } from "vitest";
import * as identity from "#lambdas/adapters/identity.ts";
import * as mail from "#lambdas/adapters/mail.ts";
import { handler as listHouseholds } from "#lambdas/calls/listHouseholds.ts";
import { handler as refreshSession } from "#lambdas/calls/refreshSession.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { unusedOn } from "#lambdas/domain/lifecycle/daily/checkUse.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { getLastSeen, noteLastSeen } from "#lambdas/records/accounts/lastSeen.ts";
import { accountPk, countersKey, lastSeenKey, sessionsPk } from "#lambdas/records/table/keys.ts";
import { beforeTransaction } from "#lambdas/testing/beforeTransaction.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { mark, onlyInQueue } from "#lambdas/testing/builders/entries.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aMember } from "#lambdas/testing/builders/members.ts";
import { aDueFamily, aPayingFamily } from "#lambdas/testing/builders/payments/payingFamily.ts";
import {
  aCity,
  aModerator,
  anAdmin,
  anOperator,
  aPassword,
  aRegisteredResident,
  aResident,
  changeAccount,
  signIn,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { restore, restrict } from "#lambdas/testing/builders/restrictions.ts";
import { becomesUnused, checkOn, dayIn, timePasses } from "#lambdas/testing/builders/unusedAccounts.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { auditOf, rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { dailyRun, redrive } from "#lambdas/testing/workOff.ts";
import { firstLook } from "#shared/rules/account/retention.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { howMany, sampleOf } from "#shared/testing/howMany.ts";

afterEach(() => vi.restoreAllMocks());

const isErased = async ({ accountId }: TestAccount): Promise<boolean> =>
  (await getAccount(accountId))?.status === "DELETED";

const subjectsOf = async ({ email }: TestAccount) =>
  (await inbox(email)).map(({ subject }) => subject).filter((subject) => !/^(Welcome|Confirm)/.test(subject));

const warning = (days: number) => `Sign in before ${formatDay(dayIn(days))} to keep your account`;
const erased = "Your account was deleted";

const leftOf = async ({ accountId }: TestAccount) =>
  (await Promise.all([accountPk, sessionsPk].map((pk) => rowsOf(pk(accountId)))))
    .flat()
    .filter(({ sk }) => sk !== "#A");

async function anUnpaidFamily() {
  const owner = await aRegisteredResident();
  await aHousehold(owner, { City: aCity() });
  return { owner, member: await aMember(owner) };
}

test("a family that never paid and never came back is told twice, with the day, and then erased", async () => {
  const { owner, member } = await anUnpaidFamily();
  await becomesUnused(owner);
  await dailyRun();
  expect(await subjectsOf(owner)).toEqual([warning(60)]);
  // Nothing is due until the second mail.
  await dailyRun();
  await timePasses(owner, dayIn(46));
  await dailyRun();
  expect(await subjectsOf(owner)).toEqual([warning(14), warning(60)]);
  await timePasses(owner, dayIn(14));
  expect(await isErased(owner)).toBe(false);
  await dailyRun();
  expect(await isErased(owner)).toBe(true);
  expect((await getAccount(owner.accountId))?.deletedFor).toBe("UNUSED");
  expect((await subjectsOf(owner))[0]).toBe(erased);
  expect((await inbox(owner.email))[0]?.text).toContain("for 24 months nobody had signed in");
  expect(await leftOf(owner)).toEqual([]);
  expect((await fetch(member.img)).status).not.toBe(200);
  expect(await identity.signIn(owner.accountId, aPassword)).toBeUndefined();
  expect(await auditOf("retention")).toContainEqual(
    expect.objectContaining({ action: "eraseAccount", subject: owner.accountId }),
  );
  expect(await checkOn(dayIn(0), owner)).toBeUndefined();
});

test("a family that lapsed has 24 months from that day, and its departments are told when it is erased", async () => {
  const City = aCity();
  const { owner } = await aDueFamily(City);
  await mark(await aModerator(City), await onlyInQueue(City));
  await dailyRun();
  await becomesUnused(owner);
  const counters = countersKey(owner.accountId);
  await setAttribute(counters.pk, counters.sk, "paidUntil", dayIn(0));
  await dailyRun();
  expect(await checkOn(firstLook(dayIn(0)), owner)).toBeDefined();
  expect(await subjectsOf(owner)).not.toContain(warning(60));
  await becomesUnused(owner, { from: firstLook(dayIn(0)), told: 2 });
  await dailyRun();
  expect(await isErased(owner)).toBe(true);
  expect((await onlyInQueue(City)).removed).toBe(true);
});

test("the day on which nothing is paid for any more is kept when a payment lapses", async () => {
  const { owner } = await aDueFamily(aCity());
  await dailyRun();
  const counters = (await rowsOf(accountPk(owner.accountId))).find(({ sk }) => sk === "#C");
  expect(counters).toMatchObject({ paid: 0, paidUntil: dayIn(0) });
});

test.each([
  ["paid", aPayingFamily],
  ["due", (City: string) => aDueFamily(City, dayIn(20))],
])("an account with a member who is %s is never warned and never erased", async (_state, aFamily) => {
  const { owner } = await aFamily(aCity());
  await becomesUnused(owner, { told: 2 });
  await dailyRun();
  expect(await isErased(owner)).toBe(false);
  expect(await checkOn(firstLook(dayIn(0)), owner)).toBeDefined();
  expect((await subjectsOf(owner)).filter((subject) => /keep your account|deleted/.test(subject))).toEqual([]);
});

test("who signs in after the first mail keeps the account for another 24 months", async () => {
  const owner = await aRegisteredResident();
  await becomesUnused(owner);
  await dailyRun();
  await signIn(owner.email, owner.password, owner.address);
  await timePasses(owner, dayIn(46));
  await dailyRun();
  expect(await subjectsOf(owner)).toEqual([warning(60)]);
  expect(await checkOn(firstLook(dayIn(-46)), owner)).toBeDefined();
});

const closingOf = ({ accountId }: TestAccount) => `"sk":"#A","id":"${accountId}"`;

test.each([
  ["signs in", ({ accountId }: TestAccount) => noteLastSeen(accountId, dayIn(0))],
  [
    "pays",
    async ({ accountId }: TestAccount) => {
      const { pk, sk } = countersKey(accountId);
      await setAttribute(pk, sk, "paid", 1);
    },
  ],
  ["changes the password", (owner: TestAccount) => changeAccount(owner, { updated: new Date().toISOString() })],
])("who %s between the look and the erasure is not erased", async (_what, meanwhile) => {
  const { owner } = await anUnpaidFamily();
  await becomesUnused(owner, { told: 2 });
  const isReached = vi.fn(() => meanwhile(owner));
  beforeTransaction(isReached, closingOf(owner));
  await dailyRun();
  expect(isReached).toHaveBeenCalledTimes(1);
  expect(await isErased(owner)).toBe(false);
  expect(await subjectsOf(owner)).toEqual([]);
  expect(await checkOn(firstLook(dayIn(0)), owner)).toBeDefined();
});

test("a check that is cut off warns no one, and is done once when it is tried again", async () => {
  const owner = await aResident();
  await becomesUnused(owner);
  breakOffAtTransaction(1);
  await expect(dailyRun()).rejects.toThrow("Dead letters");
  vi.restoreAllMocks();
  expect(await subjectsOf(owner)).toEqual([]);
  await redrive();
  await dailyRun();
  expect(await subjectsOf(owner)).toEqual([warning(60)]);
  expect(await checkOn(dayIn(46), owner)).toMatchObject({ warned: { times: 1, erasure: dayIn(60) } });
});

test("of a check that two workers do at once its owner is warned once", async () => {
  const owner = await aResident();
  await becomesUnused(owner);
  await Promise.all([dailyRun(), dailyRun(), dailyRun()]);
  await dailyRun();
  expect(await subjectsOf(owner)).toEqual([warning(60)]);
});

test("a warning that could not be sent is sent when mails can be, with the day that was set", async () => {
  const owner = await aResident();
  await becomesUnused(owner);
  vi.spyOn(mail, "sendMail").mockRejectedValue(new Error("down"));
  await expect(dailyRun()).rejects.toThrow("Dead letters");
  vi.restoreAllMocks();
  await redrive();
  expect(await subjectsOf(owner)).toEqual([warning(60)]);
  expect(await checkOn(dayIn(46), owner)).toMatchObject({ warned: { times: 1, erasure: dayIn(60) } });
});

test("an erasure that is cut off is finished when it is tried again", async () => {
  for (const first of sampleOf([2, 3], 1)) {
    const { owner } = await anUnpaidFamily();
    await becomesUnused(owner, { told: 2 });
    breakOffAtTransaction(first);
    await expect(dailyRun()).rejects.toThrow("Dead letters");
    vi.restoreAllMocks();
    await redrive();
    expect(await isErased(owner), `from ${first}`).toBe(true);
    expect(await leftOf(owner), `from ${first}`).toEqual([]);
    expect(await checkOn(dayIn(0), owner)).toBeUndefined();
    expect(await identity.signIn(owner.accountId, aPassword)).toBeUndefined();
  }
});

test("an account that is restricted is left alone, and counts from its restoration", async () => {
  const [owner, admin] = [await aResident(), await anAdmin()];
  await restrict(admin, owner);
  await becomesUnused(owner, { told: 2 });
  await dailyRun();
  expect(await isErased(owner)).toBe(false);
  await restore(admin, owner);
  await becomesUnused(owner, { from: firstLook(dayIn(0)) });
  await dailyRun();
  expect(await isErased(owner)).toBe(false);
  expect((await subjectsOf(owner)).filter((subject) => subject.startsWith("Sign in"))).toEqual([warning(60)]);
});

test("of an account that was deleted otherwise the check goes, and nothing is mailed", async () => {
  const owner = await aResident();
  await becomesUnused(owner);
  await erase(owner.accountId, anOperator());
  await dailyRun();
  expect(await checkOn(dayIn(0), owner)).toBeUndefined();
  expect(await subjectsOf(owner)).toEqual([erased]);
});

test("each account whose day has come is warned or erased on that day, however many they are", async () => {
  const people = () => Promise.all(Array.from({ length: howMany(6, 60) }, () => aResident()));
  const [warned, due] = [await people(), await people()];
  for (const owner of warned) await becomesUnused(owner);
  for (const owner of due) await becomesUnused(owner, { told: 2 });
  await dailyRun();
  expect(await Promise.all(warned.map(subjectsOf))).toEqual(warned.map(() => [warning(60)]));
  expect(await Promise.all(due.map(isErased))).toEqual(due.map(() => true));
});

test("an operator sees whom a day's sweep would erase, and no one who was only warned or came back", async () => {
  const [due, warned, back] = [await aResident(), await aResident(), await aResident()];
  for (const owner of [due, back]) await becomesUnused(owner, { told: 2 });
  await becomesUnused(warned);
  await noteLastSeen(back.accountId, dayIn(0));
  const missed = await aResident();
  await becomesUnused(missed, { told: 2, to: dayIn(-1) });
  expect(await unusedOn(dayIn(0))).toEqual([missed.accountId, due.accountId]);
});

test("signing in, refreshing a session and any call are signs of life, once a day", async () => {
  const owner = await aRegisteredResident();
  const { pk, sk } = lastSeenKey(owner.accountId);
  const seen = () => getLastSeen(owner.accountId);
  expect(await seen()).toBe(dayIn(0));
  const refresh = () => invoke(refreshSession, {}, { cookies: [owner.cookie] });
  const call = () => invoke(listHouseholds, { UID: owner.accountId }, { session: owner });
  const [session] = (await rowsOf(pk)).filter((row) => row.sk.startsWith("S#"));
  const now = Math.floor(Date.now() / 1_000);
  for (const use of [refresh, call]) {
    await setAttribute(pk, sk, "seenOn", "2025-01-01");
    await setAttribute(pk, session?.sk ?? "", "endsWhenIdle", false);
    await setAttribute(pk, session?.sk ?? "", "seenAt", now - 86_400);
    expect((await use()).status).toBe(200);
    expect(await seen()).toBe(dayIn(0));
    await setAttribute(pk, sk, "seenOn", "2025-01-01");
    await use();
    expect(await seen()).toBe("2025-01-01");
  }
});
