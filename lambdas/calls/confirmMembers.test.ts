import { afterEach, expect, test, vi } from "vitest";
import { getMember } from "#lambdas/records/family/member.ts";
import { jacketKey } from "#lambdas/records/table/keys.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { listOf, mark, only, onlyInQueue } from "#lambdas/testing/builders/entries.ts";
import { aFamily, aPaidMember, edit, membersOf } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { wasLastConfirmed } from "#lambdas/testing/builders/reminders.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import type { Member } from "#shared/model/member.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { handler as confirmMembers } from "./confirmMembers.ts";
import { handler as openJacket } from "./openJacket.ts";

afterEach(() => vi.restoreAllMocks());

const today = easternDayOf(new Date());
const longAgo = "2025-03-04";

const confirm = (owner: TestAccount, members: readonly Pick<Member, "ID" | "Version">[]) =>
  invoke(
    confirmMembers,
    { UID: owner.accountId, Members: members.map(({ ID, Version }) => ({ ID, Version })) },
    { session: owner },
  );

async function aStaleFamily() {
  const city = aCity();
  const family = await aFamily(city);
  await wasLastConfirmed(family.owner, family.member, longAgo);
  const { pk, sk } = await onlyInQueue(city);
  await setAttribute(pk, sk, "snapshot.confirmed", longAgo);
  return { ...family, city, moderator: await aModerator(city) };
}

test("a family confirms its people by one call, and reads the day", async () => {
  const { owner, member } = await aStaleFamily();
  const other = await aPaidMember(owner, { First: "Ben" });
  await wasLastConfirmed(owner, other, longAgo);
  expect((await membersOf(owner)).map(({ Confirmed }) => Confirmed)).toEqual([longAgo, longAgo]);
  const { status, body } = await confirm(owner, [member, other]);
  expect([status, body]).toEqual([200, { Confirmed: today }]);
  const after = await membersOf(owner);
  expect(after.map(({ Confirmed, Version }) => [Confirmed, Version])).toEqual([
    [today, member.Version],
    [today, other.Version],
  ]);
});

test("a confirmation moves the day on a card that waits, and the card stays the same entry", async () => {
  const { owner, member, moderator } = await aStaleFamily();
  const before = await only(moderator);
  expect(before.Confirmed).toBe(longAgo);
  await confirm(owner, [member]);
  const after = await only(moderator);
  expect([after.ID, after.Kind]).toEqual([before.ID, "NEW"]);
  expect(after.Confirmed).toBe(today);
});

test("a confirmation opens no update of what a department transferred, and shows when it is found", async () => {
  const { owner, member, moderator, household } = await aStaleFamily();
  await mark(moderator, await only(moderator));
  await confirm(owner, [member]);
  expect(await listOf(moderator, {}, "UPDATED")).toEqual([]);
  const ID = `${owner.accountId}.${member.ID}.${household.ID}`;
  const open = () => invoke(openJacket, { ID, Reason: "REVIEW" }, { session: moderator });
  expect((await open()).body.Entry.Confirmed).toBe(today);
  // A version kept by a department after newer ones was not confirmed.
  const jacket = jacketKey(owner.accountId, member.ID, household.ID);
  await setAttribute(jacket.pk, jacket.sk, "content", 9);
  expect((await open()).body.Entry.Confirmed).toBe(longAgo);
});

test("a second confirmation of a day writes nothing", async () => {
  const { owner, member } = await aStaleFamily();
  await confirm(owner, [member]);
  const first = await getMember(owner.accountId, member.ID);
  expect((await confirm(owner, [member])).status).toBe(200);
  expect((await getMember(owner.accountId, member.ID))?.version).toBe(first?.version);
});

test("facts that were changed elsewhere are not confirmed unseen; the others are", async () => {
  const { owner, member } = await aStaleFamily();
  const other = await aPaidMember(owner, { First: "Ben" });
  await edit(owner, member, { Weight: "140" });
  await wasLastConfirmed(owner, member, longAgo);
  await wasLastConfirmed(owner, other, longAgo);
  const { status, body } = await confirm(owner, [member, other]);
  expect([status, body.Code]).toEqual([409, "CHANGED_ELSEWHERE"]);
  expect((await membersOf(owner)).map(({ Confirmed }) => Confirmed)).toEqual([longAgo, today]);
});

test("no one confirms another family's people, nor people who are gone", async () => {
  const { owner, member } = await aStaleFamily();
  const stranger = await aResident();
  expect((await confirm(stranger, [member])).status).toBe(404);
  const asOwner = { UID: owner.accountId, Members: [{ ID: member.ID, Version: 1 }] };
  expect((await invoke(confirmMembers, asOwner, { session: stranger })).status).toBe(404);
  expect((await membersOf(owner))[0]?.Confirmed).toBe(longAgo);
});

test("a change and a confirmation at the same moment both stay", async () => {
  const { owner, member } = await aStaleFamily();
  const [changed, confirmed] = await Promise.all([edit(owner, member, { Weight: "141" }), confirm(owner, [member])]);
  expect(changed.status).toBe(200);
  expect([200, 409]).toContain(confirmed.status);
  expect(await membersOf(owner)).toEqual([expect.objectContaining({ Weight: "141", Confirmed: today })]);
});

test("a confirmation that breaks off is finished by the next one", async () => {
  const { owner, member } = await aStaleFamily();
  const other = await aPaidMember(owner, { First: "Ben" });
  await wasLastConfirmed(owner, other, longAgo);
  breakOffAtTransaction(2);
  expect((await confirm(owner, [member, other])).status).not.toBe(200);
  vi.restoreAllMocks();
  expect((await confirm(owner, [member, other])).status).toBe(200);
  expect((await membersOf(owner)).map(({ Confirmed }) => Confirmed)).toEqual([today, today]);
});
