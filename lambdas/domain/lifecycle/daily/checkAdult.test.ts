import { expect, test } from "vitest";
import { handler as changeConsent } from "#lambdas/calls/changeConsent.ts";
import { addConsentMail } from "#lambdas/records/family/consentMail.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { memberKey } from "#lambdas/records/table/keys.ts";
import { dueKey, readWork, type WorkRow } from "#lambdas/records/table/outbox.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { queueOf } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit, remove } from "#lambdas/testing/builders/members.ts";
import { aCity, anAdmin, anEmail, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { restore, restrict } from "#lambdas/testing/builders/restrictions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { capturedWork } from "#lambdas/testing/capturedWork.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { removeAttribute, setAttribute } from "#lambdas/testing/records.ts";
import { dailyRun, workOff } from "#lambdas/testing/workOff.ts";
import type { Member } from "#shared/model/member.ts";
import { adultDay } from "#shared/rules/consent/isAdultDue.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { addDays, addMonths, dayOf, easternDayOf } from "#shared/rules/dates.ts";

const today = easternDayOf(new Date());
const yearsAgo = (years: number, day = today) => addMonths(day, -12 * years);
const bornFor = (days: number) => yearsAgo(18, addDays(today, days));
const guardian = { Choice: "GUARDIAN", Waiver: waiverVersion } as const;

async function aChild(Dob: string, overrides = {}) {
  const city = aCity();
  return { city, ...(await aFamily(city, { Dob, Authorization: guardian, ...overrides })) };
}

const checkOn = (day: string, { accountId: owner }: TestAccount, { ID }: { readonly ID: string }) =>
  readWork(dueKey("follow", { day, owner, name: `adult.${owner}.${ID}` }));

type Family = Awaited<ReturnType<typeof aChild>>;

async function needCheck({ owner, member }: Family, on: string): Promise<WorkRow> {
  const check = await checkOn(on, owner, member);
  if (!check) throw new Error(`No check on ${on}`);
  return check;
}

/** As the sweep of a day. */
async function check({ pk, sk, kind }: WorkRow, day: string): Promise<void> {
  capturedWork().letters.push({ kind, message: { row: { pk, sk }, today: day }, tries: 0 });
  await workOff();
}

const follow = async (family: Family, on: string, at = on): Promise<void> => check(await needCheck(family, on), at);

const subjects = async ({ email }: TestAccount) =>
  (await inbox(email)).map(({ subject }) => subject).filter((one) => one.includes(" 18 "));

test("a family is told 30 days before a child is 18, and on the day, once each", async () => {
  const Dob = bornFor(400);
  const day = adultDay(Dob);
  const family = await aChild(Dob);
  const { owner, member } = family;
  await follow(family, addDays(day, -30));
  expect(await subjects(owner)).toEqual([expect.stringMatching(`^${member.First} will be 18 on `)]);
  await follow(family, day);
  expect(await subjects(owner)).toHaveLength(2);
  expect((await subjects(owner))[0]).toBe(`${member.First} is 18 now: confirm with them`);
  expect([await checkOn(day, owner, member), await checkOn(addDays(day, -30), owner, member)]).toEqual([
    undefined,
    undefined,
  ]);
});

test("nothing is hidden at 18: the record waits for its department as before", async () => {
  const Dob = bornFor(400);
  const family = await aChild(Dob);
  const soon = addDays(adultDay(Dob), -30);
  await follow(family, soon, adultDay(Dob));
  expect(await queueOf("NEW", family.city)).toHaveLength(1);
});

test("after missed days a family is told of the day alone", async () => {
  const Dob = bornFor(400);
  const family = await aChild(Dob);
  const { owner, member } = family;
  await follow(family, addDays(adultDay(Dob), -30), addDays(adultDay(Dob), 3));
  expect(await subjects(owner)).toEqual([`${member.First} is 18 now: confirm with them`]);
  expect(await checkOn(adultDay(Dob), owner, member)).toBeUndefined();
});

test("a child who was born on a leap day is 18 on Mar 1 of a year without one", async () => {
  const Dob = "2012-02-29";
  const family = await aChild(Dob);
  const { owner, member } = family;
  await follow(family, "2030-01-30");
  expect(await checkOn("2030-03-01", owner, member)).toBeDefined();
  await follow(family, "2030-03-01");
  expect(await subjects(owner)).toContain(`${member.First} is 18 now: confirm with them`);
});

test("ten workers at once mail once", async () => {
  const Dob = bornFor(400);
  const family = await aChild(Dob);
  const { owner } = family;
  const [soon, due] = [addDays(adultDay(Dob), -30), await needCheck(family, addDays(adultDay(Dob), -30))];
  await Promise.all(Array.from({ length: 10 }, () => check(due, soon)));
  expect(await subjects(owner)).toHaveLength(1);
});

test("the sweep of the day itself finds who is 18 today, and tells the person who has an address", async () => {
  const Mail = anEmail();
  const family = await aChild(bornFor(2), { Mail });
  const { owner, member } = family;
  const { pk, sk } = memberKey(owner.accountId, member.ID);
  const Dob = bornFor(0);
  await setAttribute(pk, sk, "authorization.at", "2020-01-01T12:00:00.000Z");
  await edit(owner, { ...member, Mail }, { Dob });
  await dailyRun(today);
  expect(await subjects(owner)).toContain(`${member.First} is 18 now: confirm with them`);
  expect((await inbox(Mail)).map(({ subject }) => subject)).toEqual(["You were registered with Beforehand"]);
});

test("of an account that is restricted on the day both mails wait, and are sent once it is restored", async () => {
  const [Mail, admin] = [anEmail(), await anAdmin()];
  const family = await aChild(bornFor(2), { Mail });
  const { owner, member } = family;
  const { pk, sk } = memberKey(owner.accountId, member.ID);
  await setAttribute(pk, sk, "authorization.at", "2020-01-01T12:00:00.000Z");
  await edit(owner, { ...member, Mail }, { Dob: bornFor(0) });
  await restrict(admin, owner);
  await dailyRun(today);
  // The mail before the birthday, which waited as well, may be tried last.
  await transact([addConsentMail({ owner: owner.accountId, mid: member.ID, about: "SOON" })]);
  await workOff();
  expect([await subjects(owner), await inbox(Mail)]).toEqual([[], []]);
  await restore(admin, owner);
  await dailyRun(addDays(dayOf(new Date()), 1));
  expect(await subjects(owner)).toEqual([`${member.First} is 18 now: confirm with them`]);
  expect((await inbox(Mail)).map(({ subject }) => subject)).toEqual(["You were registered with Beforehand"]);
});

test("a birth date that is mended moves the day", async () => {
  const family = await aChild(bornFor(400));
  const { owner, member } = family;
  const Dob = bornFor(800);
  await edit(owner, member, { Dob });
  await follow(family, addDays(adultDay(bornFor(400)), -30));
  expect(await subjects(owner)).toEqual([]);
  expect(await checkOn(addDays(adultDay(Dob), -30), owner, member)).toBeDefined();
});

test("consent that is declared anew at 18 ends the question", async () => {
  const family = await aChild(bornFor(2));
  const { owner, member } = family;
  const { pk, sk } = memberKey(owner.accountId, member.ID);
  await setAttribute(pk, sk, "authorization.at", "2020-01-01T12:00:00.000Z");
  await edit(owner, member, { Dob: bornFor(0) });
  const give = (Choice: "PERMISSION" | "GUARDIAN") =>
    invoke(
      changeConsent,
      {
        Parent_ID: owner.accountId,
        ID: member.ID,
        Act: "GIVE",
        Authorization: { Choice, Waiver: waiverVersion },
      },
      { session: owner },
    );
  // A guardian of an adult declares again, as an adult's guardian.
  expect((await give("GUARDIAN")).body.Member.Consents).toHaveLength(2);
  expect((await give("PERMISSION")).body.Member.Authorization?.Choice).toBe("PERMISSION");
  await dailyRun(today);
  expect(await subjects(owner)).toEqual([]);
});

test("a child who was deleted is asked about no more", async () => {
  const Dob = bornFor(400);
  const family = await aChild(Dob);
  const { owner, member } = family;
  await remove(owner, member);
  expect(await checkOn(addDays(adultDay(Dob), -30), owner, member)).toBeUndefined();
});

test("an adult whose declaration is missing is no child of a guardian", async () => {
  const family = await aChild(bornFor(400));
  const { owner, member } = family;
  const { pk, sk } = memberKey(owner.accountId, member.ID);
  await removeAttribute(pk, sk, "authorization");
  await follow(family, addDays(adultDay(bornFor(400)), -30));
  expect(await subjects(owner)).toEqual([]);
  expect((await getMember(owner.accountId, (member as Member).ID))?.adulthood).toBeUndefined();
});
