import { expect, test } from "vitest";
import { handler as changeConsent } from "#lambdas/calls/changeConsent.ts";
import { sendConsentMails } from "#lambdas/domain/family/consent/consentMails.ts";
import { adultChecks } from "#lambdas/records/family/adultCheck.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { memberKey } from "#lambdas/records/table/keys.ts";
import { queueOf } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit, remove } from "#lambdas/testing/builders/members.ts";
import { aCity, anEmail, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { removeAttribute, setAttribute } from "#lambdas/testing/records.ts";
import type { Member } from "#shared/model/member.ts";
import { adultDay } from "#shared/rules/consent/isAdultDue.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { addDays, easternDayOf } from "#shared/rules/dates.ts";
import { checkAdults, followAdultCheck } from "./adults.ts";

const today = easternDayOf(new Date());
const yearsAgo = (years: number, day = today) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
const bornFor = (days: number) => yearsAgo(18, addDays(today, days));
const guardian = { Choice: "GUARDIAN", Waiver: waiverVersion } as const;

async function aChild(Dob: string, overrides = {}) {
  const city = aCity();
  return { city, ...(await aFamily(city, { Dob, Authorization: guardian, ...overrides })) };
}

const checkOn = async (day: string, { accountId }: TestAccount) => (await adultChecks(day).read("", 1, accountId))[0];

async function follow(owner: TestAccount, on: string, at = on): Promise<void> {
  const check = await checkOn(on, owner);
  if (!check) throw new Error(`No check on ${on}`);
  await followAdultCheck(check, at);
}

const subjects = async ({ email }: TestAccount) => {
  await sendConsentMails();
  return (await inbox(email)).map(({ subject }) => subject).filter((one) => one.includes(" 18 "));
};

test("a family is told 30 days before a child is 18, and on the day, once each", async () => {
  const Dob = bornFor(400);
  const day = adultDay(Dob);
  const { owner, member } = await aChild(Dob);
  await follow(owner, addDays(day, -30));
  expect(await subjects(owner)).toEqual([expect.stringMatching(`^${member.First} will be 18 on `)]);
  await follow(owner, day);
  expect(await subjects(owner)).toHaveLength(2);
  expect((await subjects(owner))[0]).toBe(`${member.First} is 18 now: confirm with them`);
  expect([await checkOn(day, owner), await checkOn(addDays(day, -30), owner)]).toEqual([undefined, undefined]);
});

test("nothing is hidden at 18: the record waits for its department as before", async () => {
  const Dob = bornFor(400);
  const { owner, city } = await aChild(Dob);
  const soon = addDays(adultDay(Dob), -30);
  await follow(owner, soon, adultDay(Dob));
  expect(await queueOf("NEW", city)).toHaveLength(1);
});

test("after missed runs a family is told of the day alone", async () => {
  const Dob = bornFor(400);
  const { owner, member } = await aChild(Dob);
  await follow(owner, addDays(adultDay(Dob), -30), addDays(adultDay(Dob), 3));
  expect(await subjects(owner)).toEqual([`${member.First} is 18 now: confirm with them`]);
  expect(await checkOn(adultDay(Dob), owner)).toBeUndefined();
});

test("a child who was born on a leap day is 18 on Mar 1 of a year without one", async () => {
  const Dob = "2012-02-29";
  const { owner, member } = await aChild(Dob);
  await follow(owner, "2030-01-30");
  expect(await checkOn("2030-03-01", owner)).toBeDefined();
  await follow(owner, "2030-03-01");
  expect(await subjects(owner)).toContain(`${member.First} is 18 now: confirm with them`);
});

test("ten runs at once mail once", async () => {
  const Dob = bornFor(400);
  const { owner } = await aChild(Dob);
  const check = (await checkOn(addDays(adultDay(Dob), -30), owner)) ?? expect.fail("no check");
  await Promise.all(Array.from({ length: 10 }, () => followAdultCheck(check, check.day)));
  expect(await subjects(owner)).toHaveLength(1);
});

test("the run of the day itself finds who is 18 today, and tells the person who has an address", async () => {
  const Mail = anEmail();
  const { owner, member } = await aChild(bornFor(1), { Mail });
  const { pk, sk } = memberKey(owner.accountId, member.ID);
  const Dob = bornFor(0);
  await setAttribute(pk, sk, "authorization.at", "2020-01-01T12:00:00.000Z");
  await edit(owner, { ...member, Mail }, { Dob });
  await checkAdults(today);
  expect(await subjects(owner)).toContain(`${member.First} is 18 now: confirm with them`);
  expect((await inbox(Mail)).map(({ subject }) => subject)).toEqual(["You were registered with Beforehand"]);
});

test("a birth date that is mended moves the day", async () => {
  const { owner, member } = await aChild(bornFor(400));
  const Dob = bornFor(800);
  await edit(owner, member, { Dob });
  await follow(owner, addDays(adultDay(bornFor(400)), -30));
  expect(await subjects(owner)).toEqual([]);
  expect(await checkOn(addDays(adultDay(Dob), -30), owner)).toBeDefined();
});

test("consent that is declared anew at 18 ends the question", async () => {
  const { owner, member } = await aChild(bornFor(1));
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
  await checkAdults(today);
  expect(await subjects(owner)).toEqual([]);
});

test("a child who was deleted is asked about no more", async () => {
  const Dob = bornFor(400);
  const { owner, member } = await aChild(Dob);
  await remove(owner, member);
  expect(await checkOn(addDays(adultDay(Dob), -30), owner)).toBeUndefined();
});

test("an adult whose declaration is missing is no child of a guardian", async () => {
  const { owner, member } = await aChild(bornFor(400));
  const { pk, sk } = memberKey(owner.accountId, member.ID);
  await removeAttribute(pk, sk, "authorization");
  await follow(owner, addDays(adultDay(bornFor(400)), -30));
  expect(await subjects(owner)).toEqual([]);
  expect((await getMember(owner.accountId, (member as Member).ID))?.adulthood).toBeUndefined();
});
