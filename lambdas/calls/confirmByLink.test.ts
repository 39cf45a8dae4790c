import { expect, test } from "vitest";
import { memberKey, reminderKey } from "#lambdas/records/table/keys.ts";
import { aFamily, aMember, aPaidMember, edit, membersOf, remove } from "#lambdas/testing/builders/members.ts";
import { aCity, anAdmin, anEmail, changeAccount } from "#lambdas/testing/builders/people.ts";
import { aReminderLink, wasLastConfirmed } from "#lambdas/testing/builders/reminders.ts";
import { restrict } from "#lambdas/testing/builders/restrictions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { easternDayOf, secondsNow } from "#shared/rules/dates.ts";
import { handler as confirmByLink } from "./confirmByLink.ts";

const today = easternDayOf(new Date());
const longAgo = "2024-02-29";
const use = (Link: string) => invoke(confirmByLink, { Link });

const over = "This link was used already, or it is too old. Sign in to look at your records.";
const isOver = ({ status, body }: Awaited<ReturnType<typeof use>>) =>
  status === 404 && body.Code === "REMINDER_LINK_OVER" && body.Message === over;

const confirmedOf = async (owner: Parameters<typeof membersOf>[0]) =>
  (await membersOf(owner)).map(({ Confirmed }) => Confirmed);

test("one press confirms everyone who was named in the mail, and no one else", async () => {
  const { owner, member } = await aFamily(aCity());
  await aPaidMember(owner, { First: "Ben" });
  const unpaid = await aMember(owner, { First: "Cleo" });
  const link = await aReminderLink(owner);
  const { status, body } = await use(link);
  expect([status, body]).toEqual([200, { Confirmed: today }]);
  expect(await confirmedOf(owner)).toEqual([today, today, longAgo]);
  expect(unpaid.payed).toBe("PENDING");
  expect((await membersOf(owner))[0]?.Version).toBe(member.Version);
});

test("a link works once", async () => {
  const { owner, member } = await aFamily(aCity());
  const link = await aReminderLink(owner);
  await use(link);
  await wasLastConfirmed(owner, member, longAgo);
  expect(isOver(await use(link))).toBe(true);
  expect(await confirmedOf(owner)).toEqual([longAgo]);
});

test("of many presses at once each is answered kindly, and the people are confirmed", async () => {
  const { owner } = await aFamily(aCity());
  const link = await aReminderLink(owner);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => use(link)));
  expect(answers.filter((answer) => answer.status !== 200 && !isOver(answer))).toEqual([]);
  expect(await confirmedOf(owner)).toEqual([today]);
});

test("an old link, a guessed one, and one of before a newer mail say so and confirm nothing", async () => {
  const { owner, member } = await aFamily(aCity());
  const earlier = await aReminderLink(owner);
  const link = await aReminderLink(owner);
  await wasLastConfirmed(owner, member, longAgo);
  const { pk, sk } = reminderKey(owner.accountId);
  for (const wrong of ["", "x", earlier, `${owner.accountId}.`, `${link}x`, `${owner.accountId}.${"A".repeat(22)}`])
    expect(isOver(await use(wrong)), wrong).toBe(true);
  await setAttribute(pk, sk, "link.until", secondsNow() - 1);
  expect(isOver(await use(link))).toBe(true);
  expect(await confirmedOf(owner)).toEqual([longAgo]);
});

test("a link in a mailbox that the account has left confirms nothing, nor one of a restricted account", async () => {
  const { owner } = await aFamily(aCity());
  const link = await aReminderLink(owner);
  await changeAccount(owner, { email: anEmail() });
  expect(isOver(await use(link))).toBe(true);
  await changeAccount(owner, { email: owner.email });
  await restrict(await anAdmin(), owner);
  expect(isOver(await use(link))).toBe(true);
  const member = (await rowsOf(memberKey(owner.accountId, "").pk)).find(({ sk }) => sk.startsWith("M#"));
  expect(member?.confirmed).toBe(longAgo);
});

test("a link in a mailbox that is not proven, perhaps a stranger's, confirms nothing", async () => {
  const { owner } = await aFamily(aCity());
  const link = await aReminderLink(owner);
  await changeAccount(owner, { emailVerified: undefined });
  expect(isOver(await use(link))).toBe(true);
  expect(await confirmedOf(owner)).toEqual([longAgo]);
});

test("who was removed or changed since the mail keeps no one else from being confirmed", async () => {
  const { owner, member } = await aFamily(aCity());
  const gone = await aPaidMember(owner, { First: "Ben" });
  const link = await aReminderLink(owner);
  expect((await remove(owner, gone)).status).toBe(200);
  await edit(owner, member, { Weight: "150" });
  expect((await use(link)).status).toBe(200);
  expect(await membersOf(owner)).toEqual([expect.objectContaining({ Weight: "150", Confirmed: today })]);
});

test("the table holds no token, and a link opens nothing but the confirmation", async () => {
  const { owner } = await aFamily(aCity());
  const link = await aReminderLink(owner);
  const rows = JSON.stringify(await rowsOf(memberKey(owner.accountId, "").pk));
  expect(rows).not.toContain(link.split(".")[1]);
  expect(Object.keys((await use(link)).body)).toEqual(["Confirmed"]);
});
