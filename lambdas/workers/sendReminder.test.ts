import { afterEach, expect, test, vi } from "vitest";
import * as mail from "#lambdas/adapters/mail.ts";
import * as texts from "#lambdas/adapters/texts.ts";
import { handler as changeConsent } from "#lambdas/calls/changeConsent.ts";
import { handler as confirmByLink } from "#lambdas/calls/confirmByLink.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { sendReminder } from "#lambdas/domain/lifecycle/reminders/reminderSteps.ts";
import { getReminder } from "#lambdas/records/accounts/reminder.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { accountPk, memberKey, reminderKey } from "#lambdas/records/table/keys.ts";
import { dueKey, readWork } from "#lambdas/records/table/outbox.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { aFamily, aMember, aPaidMember } from "#lambdas/testing/builders/members.ts";
import {
  aCity,
  anAdmin,
  anOperator,
  aPhone,
  changeAccount,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import {
  isLookedAtOn,
  isLookedAtToday,
  mailboxIsProven,
  reminderLinkTo,
  reminderOf,
  wasLastConfirmed,
} from "#lambdas/testing/builders/reminders.ts";
import { restrict } from "#lambdas/testing/builders/restrictions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import { dailyRun, redrive } from "#lambdas/testing/workOff.ts";
import type { Member } from "#shared/model/member.ts";
import { isStale } from "#shared/rules/confirmation/confirmation.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { addDays, addMonths, dayOf, easternDayOf } from "#shared/rules/dates.ts";
import { howMany } from "#shared/testing/howMany.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

// As the workers count: from Detroit's evening on a day later than there.
const today = dayOf(new Date());
const stillRight = "Is everything still right?";
const newPhoto = "A new photo is due";

const lookOn = (day: string, { accountId: owner }: TestAccount) =>
  readWork(dueKey("mails", { day, owner, name: `reminder.${owner}` }));

const remindersTo = async ({ email }: Pick<TestAccount, "email">) =>
  (await inbox(email)).filter(({ subject }) => subject === stillRight || subject === newPhoto);
const subjectsOf = async (owner: TestAccount) => (await remindersTo(owner)).map(({ subject }) => subject);

async function wasPhotographed(owner: TestAccount, { ID }: Member, day: string) {
  const { pk, sk } = memberKey(owner.accountId, ID);
  await setAttribute(pk, sk, "photoDate", day);
}

/** Last confirmed six months ago and looked at today. */
async function aDueFamily(overrides = {}) {
  const family = await aFamily(aCity(), overrides);
  await mailboxIsProven(family.owner);
  await wasLastConfirmed(family.owner, family.member, addMonths(today, -6));
  await isLookedAtToday(family.owner);
  return family;
}

test("six months after its last word a family gets one mail that names its people, and a text that names no one", async () => {
  const { owner } = await aDueFamily();
  const ben = await aPaidMember(owner, { First: "Ben", Medical: { DNR: true } });
  const lastWordOfBen = addDays(addMonths(today, -6), 20);
  await wasLastConfirmed(owner, ben, lastWordOfBen);
  await aMember(owner, { First: "Cleo" });
  const cell = aPhone();
  await changeAccount(owner, { cell });
  await dailyRun(today);
  await dailyRun(today);
  const [sent, ...others] = await remindersTo(owner);
  expect(others).toEqual([]);
  expect(sent?.text).toContain("about Ada and Ben.");
  expect(sent?.text).toMatch(/\/StillRight\?id=[\w.-]+/);
  expect(sent?.text).not.toMatch(/\b(Cleo|Miller|DNR)\b/);
  const words = await inbox(cell);
  expect(words).toHaveLength(1);
  expect(words[0]?.text).toMatch(
    /^Beforehand: is what crews know about your family still right\? \S+\/StillRight\?id=[\w.-]+$/,
  );
  expect(words[0]?.text).toContain(await reminderLinkTo(owner.email));
  expect(await reminderOf(owner)).toMatchObject({
    asked: today,
    day: addDays(addMonths(addDays(addMonths(today, -6), 20), 6), 0),
  });
});

test("an account's first look is six months after it was made, and nothing is due before", async () => {
  const { owner } = await aFamily(aCity());
  const first = addMonths(easternDayOf(new Date()), 6);
  expect((await reminderOf(owner)).day).toBe(first);
  await isLookedAtToday(owner);
  await dailyRun(today);
  expect(await subjectsOf(owner)).toEqual([]);
  expect((await reminderOf(owner)).day).toBe(first);
});

test("a photo of a child is asked for after twelve months, with the record or alone", async () => {
  const { owner, member } = await aDueFamily({ First: "Cal", Dob: "2016-03-04" });
  await wasPhotographed(owner, member, addMonths(today, -12));
  await dailyRun(today);
  const [both] = await remindersTo(owner);
  expect(both?.subject).toBe(stillRight);
  expect(both?.text).toContain("A new photo is due for Cal");
  const alone = await aFamily(aCity(), { First: "Dee", Dob: "2016-03-04" });
  await mailboxIsProven(alone.owner);
  await wasPhotographed(alone.owner, alone.member, addMonths(today, -12));
  await isLookedAtToday(alone.owner);
  await dailyRun(today);
  const [photo] = await remindersTo(alone.owner);
  expect(photo?.subject).toBe(newPhoto);
  expect(photo?.text).toContain("/Members");
  expect(photo?.text).not.toContain("StillRight");
});

test("to a mailbox that may be a stranger's goes a request to sign in, which names nobody and confirms nothing", async () => {
  const { owner, member } = await aDueFamily({ First: "Cal", Dob: "2016-03-04" });
  await wasPhotographed(owner, member, addMonths(today, -12));
  const cell = aPhone();
  await changeAccount(owner, { cell, emailVerified: undefined });
  await dailyRun(today);
  const [sent, ...others] = await remindersTo(owner);
  expect(others).toEqual([]);
  expect(sent?.subject).toBe(stillRight);
  expect(sent?.text).toContain("Please sign in");
  expect(sent?.text).toContain("A new photo is due in your family");
  const [text] = await inbox(cell);
  for (const words of [sent?.text, sent?.html, text?.text]) {
    expect(words).toContain("/Members");
    expect(words).not.toMatch(/\bCal\b|StillRight/);
  }
  expect(await reminderOf(owner)).toMatchObject({ asked: today });
  expect(await reminderOf(owner)).not.toHaveProperty("link");
});

test("workers at the same moment mail a family once", async () => {
  const { owner } = await aDueFamily();
  await Promise.allSettled([dailyRun(today), dailyRun(today), dailyRun(today)]);
  await redrive();
  expect(await subjectsOf(owner)).toEqual([stillRight]);
});

test("a mail that could not be sent is sent when mails can be", async () => {
  const { owner } = await aDueFamily();
  vi.spyOn(mail, "sendMail").mockRejectedValue(new Error("down"));
  await expect(dailyRun(today)).rejects.toThrow("Dead letters");
  vi.restoreAllMocks();
  expect((await reminderOf(owner)).day).toBe(today);
  await redrive();
  expect(await subjectsOf(owner)).toEqual([stillRight]);
  expect((await reminderOf(owner)).asked).toBe(today);
});

test("a text that could not be sent undoes nothing", async () => {
  const { owner } = await aDueFamily();
  await changeAccount(owner, { cell: aPhone() });
  vi.spyOn(texts, "sendText").mockRejectedValue(new Error("down"));
  await dailyRun(today);
  expect(await subjectsOf(owner)).toEqual([stillRight]);
  expect((await reminderOf(owner)).asked).toBe(today);
});

test("with the texts of a day used up a family is mailed alone", async () => {
  const { owner } = await aDueFamily();
  const cell = aPhone();
  await changeAccount(owner, { cell });
  vi.stubEnv("TEXT_DOLLARS", "0");
  await dailyRun(today);
  vi.unstubAllEnvs();
  expect(await subjectsOf(owner)).toEqual([stillRight]);
  expect(await inbox(cell)).toEqual([]);
  expect((await reminderOf(owner)).asked).toBe(today);
});

test("a worker that is ended right after a mail mails no one again that day, and the family is asked again in a month", async () => {
  const { owner } = await aDueFamily();
  const { sendMail } = mail;
  vi.spyOn(mail, "sendMail").mockImplementation(async (...sent) => {
    await sendMail(...sent);
    breakOffAtTransaction(1);
    throw new Error("The function was ended");
  });
  await expect(dailyRun(today)).rejects.toThrow("Dead letters");
  vi.restoreAllMocks();
  await redrive();
  await dailyRun(today);
  expect(await subjectsOf(owner)).toEqual([stillRight]);
  const reminder = await reminderOf(owner);
  expect(reminder).toMatchObject({ day: addMonths(today, 1) });
  expect(reminder).not.toHaveProperty("asked");
  const { status } = await invoke(confirmByLink, { Link: await reminderLinkTo(owner.email) });
  expect(status).toBe(200);
});

test("a family is noted as asked also where the next look is a month later, as after a worker that breaks off", async () => {
  const { owner } = await aDueFamily();
  const ben = await aPaidMember(owner, { First: "Ben" });
  await wasLastConfirmed(owner, ben, addMonths(addMonths(today, 1), -6));
  await dailyRun(today);
  expect(await subjectsOf(owner)).toEqual([stillRight]);
  expect((await reminderOf(owner)).asked).toBe(today);
});

const withdraw = async (owner: TestAccount, { ID }: Pick<Member, "ID">) => {
  const request = { Parent_ID: owner.accountId, ID, Act: "WITHDRAW" } as const;
  expect((await invoke(changeConsent, request, { session: owner })).status).toBe(200);
};

test("who is shared with no department is not asked about", async () => {
  const { owner, member } = await aDueFamily();
  const ben = await aPaidMember(owner, { First: "Ben" });
  await wasLastConfirmed(owner, ben, addMonths(today, -6));
  await withdraw(owner, ben);
  await dailyRun(today);
  const [sent] = await remindersTo(owner);
  expect(sent?.text).toContain(`about ${member.First}.`);
  expect(sent?.text).not.toMatch(/\bBen\b/);
});

test("who is shared again is asked about within 31 days, also where others of the family just were", async () => {
  const [alone, { owner }] = [await aDueFamily(), await aDueFamily()];
  const ben = await aPaidMember(owner, { First: "Ben" });
  await wasLastConfirmed(owner, ben, addMonths(today, -6));
  const returning = [
    { owner: alone.owner, ID: alone.member.ID, mailed: 0 },
    { owner, ID: ben.ID, mailed: 1 },
  ];
  for (const one of returning) await withdraw(one.owner, one);
  await dailyRun(today);
  for (const { owner: family, ID, mailed } of returning) {
    expect(await subjectsOf(family)).toHaveLength(mailed);
    const { accountId } = family;
    const Authorization = { Choice: "PERMISSION", Waiver: waiverVersion } as const;
    const request = { Parent_ID: accountId, ID, Act: "GIVE", Authorization } as const;
    expect((await invoke(changeConsent, request, { session: family })).status).toBe(200);
    const last = addDays(today, 31);
    for (let { day } = await reminderOf(family); day <= last; { day } = await reminderOf(family))
      await sendReminder({ accountId, day }, day);
    expect(await subjectsOf(family)).toHaveLength(mailed + 1);
  }
  expect((await remindersTo(owner))[0]?.text).toContain("Ben");
});

test("who waits for payment is not asked about, and a restricted account is looked at again in a month", async () => {
  const family = await aDueFamily();
  await setAttribute(accountPk(family.owner.accountId), `M#${family.member.ID}`, "payed", "PENDING");
  const paused = await aDueFamily();
  await restrict(await anAdmin(), paused.owner);
  await dailyRun(today);
  expect(await subjectsOf(family.owner)).toEqual([]);
  expect(await subjectsOf(paused.owner)).toEqual([]);
  expect((await reminderOf(family.owner)).day).toBe(addMonths(today, 6));
  expect((await reminderOf(paused.owner)).day).toBe(addMonths(today, 1));
});

test("of an erased account the reminder goes with it, and the look of the day asks no one", async () => {
  const { owner } = await aDueFamily();
  await erase(owner.accountId, anOperator());
  expect(await getReminder(owner.accountId)).toBeUndefined();
  await dailyRun(today);
  expect(await lookOn(today, owner)).toBeUndefined();
  expect(await subjectsOf(owner)).toEqual([]);
});

test("a look of a day that is not the reminder's is out of date: it goes, and asks no one", async () => {
  const { owner } = await aDueFamily();
  const later = addDays(today, 3);
  await setAttribute(reminderKey(owner.accountId).pk, "SR#", "day", later);
  await dailyRun(today);
  expect(await subjectsOf(owner)).toEqual([]);
  expect(await lookOn(today, owner)).toBeUndefined();
  expect((await reminderOf(owner)).day).toBe(later);
});

test("each family whose day has come is asked on that day, however many they are", async () => {
  const families: Awaited<ReturnType<typeof aDueFamily>>[] = [];
  for (let made = 0; made < howMany(4, 60); made += 1) families.push(await aDueFamily());
  await dailyRun(today);
  const asked = await Promise.all(families.map(({ owner }) => subjectsOf(owner)));
  expect(asked).toEqual(families.map(() => [stillRight]));
});

const start = "2026-11-22";

async function aFamilyOfThatDay(overrides = {}) {
  const { owner, member } = await aFamily(aCity(), overrides);
  await mailboxIsProven(owner);
  const { pk, sk } = memberKey(owner.accountId, member.ID);
  await setAttribute(pk, sk, "created", `${start}T17:00:00.000Z`);
  await wasLastConfirmed(owner, member, start);
  await wasPhotographed(owner, member, start);
  await isLookedAtOn(addMonths(start, 6), owner);
  return { owner, member };
}

/** With the clock of each day. @param answers whether each link is used */
async function liveFiveYears(owner: TestAccount, answers: boolean): Promise<string[]> {
  vi.useFakeTimers({ toFake: ["Date"] });
  const mailed: string[] = [];
  let { day } = await reminderOf(owner);
  for (let today = start; today <= addMonths(start, 60); today = addDays(today, 1)) {
    vi.setSystemTime(`${today}T16:00:00Z`);
    // The sweep's day is Eastern, in winter and in summer.
    if (easternDayOf(new Date()) !== today) expect.fail(today);
    if (day !== today) continue;
    const before = (await remindersTo(owner)).length;
    await dailyRun(today);
    const isMailed = (await remindersTo(owner)).length > before;
    if (isMailed) mailed.push(today);
    if (isMailed && answers) {
      const { status } = await invoke(confirmByLink, { Link: await reminderLinkTo(owner.email) });
      expect(status).toBe(200);
    }
    ({ day } = await reminderOf(owner));
  }
  return mailed;
}

async function storedWord({ accountId }: TestAccount, { ID }: Member) {
  const member = (await getMember(accountId, ID)) ?? expect.fail();
  return { Confirmed: member.confirmed, CreateDate: member.created };
}

const halfYears = Array.from({ length: 10 }, (_, at) => addMonths(start, 6 * (at + 1)));

test("over five years a family that answers each mail is asked every six months, and its last word is of that day", async () => {
  const { owner, member } = await aFamilyOfThatDay();
  expect(await liveFiveYears(owner, true)).toEqual(halfYears);
  expect((await storedWord(owner, member)).Confirmed).toBe(halfYears.at(-1));
});

test("over five years a silent family is asked on, and its record is told as not confirmed from the twelfth month on", async () => {
  const { owner, member } = await aFamilyOfThatDay();
  expect(await liveFiveYears(owner, false)).toEqual(halfYears);
  const word = await storedWord(owner, member);
  const days = ["2027-11-21", "2027-11-22", "2031-11-22"];
  expect(days.map((day) => isStale(word, day))).toEqual([false, true, true]);
});

test("over five years a child of a leap day is asked for a new photo until the 17th birthday, which is Mar 1", async () => {
  const { owner } = await aFamilyOfThatDay({ First: "Cal", Dob: "2012-02-29" });
  await liveFiveYears(owner, true);
  const asked = (await remindersTo(owner)).map(({ text }) => text.includes("new photo")).reverse();
  // The photo is a year old on Nov 22 2027, and Cal is seventeen on Mar 1 2029.
  expect(asked).toEqual([false, true, true, true, ...Array(6).fill(false)]);
});
