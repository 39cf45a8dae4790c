import { expect, test } from "vitest";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { listOf, mark, only, onlyInQueue, queueOf } from "#lambdas/testing/builders/entries.ts";
import { aHousehold, cover, householdsOf } from "#lambdas/testing/builders/households.ts";
import { aFamily, aMember, aPaidMember, assign, edit, membersOf, unassign } from "#lambdas/testing/builders/members.ts";
import { aDueFamily } from "#lambdas/testing/builders/payments/payingFamily.ts";
import { aPaidOrder, cards } from "#lambdas/testing/builders/payments/payments.ts";
import { aCity, aModerator, aResident } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { dailyRun } from "#lambdas/testing/workOff.ts";
import { errorSentences } from "#shared/errors.ts";
import type { Household } from "#shared/model/household.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { handler as assignMember } from "./assignMember.ts";
import { handler as listHouseholds } from "./listHouseholds.ts";
import { handler as unassignMember } from "./unassignMember.ts";

type Family = Awaited<ReturnType<typeof aFamily>>;

const remove = ({ owner, member, linkingId }: Family, overrides = {}) =>
  invoke(unassignMember, { UID: owner.accountId, MID: member.ID, LINKID: linkingId, ...overrides }, { session: owner });

const aNumber = expect.stringMatching(/^[0-9A-Z]{8}$/);

test("a link is listed with the household and the member, and opens an entry", async () => {
  const city = aCity();
  const { owner, household, member, linkingId } = await aFamily(city);
  const [listed] = await membersOf(owner);
  expect(listed?.HouseHolds).toEqual([
    {
      ID: household.ID,
      Name: "Home",
      City: city,
      State: "MI",
      LinkingID: linkingId,
      Coverage: { Covered: true, By: [`${city} responders`] },
      Jacket: { State: "WAITING", City: city, Number: aNumber },
    },
  ]);
  const { body } = await invoke(listHouseholds, { UID: owner.accountId }, { session: owner });
  expect(body.HouseHolds[0]?.Members).toEqual([{ ID: member.ID, First: "Ada", Last: "Miller", LinkingID: linkingId }]);
  expect((await listOf(await aModerator(city))).length).toBe(1);
});

test("a member's homes are listed by name, with numbers in their order", async () => {
  const owner = await aResident();
  const homes: Household[] = [];
  for (const Name of ["Unit 10", "Unit 2", "Cabin", "Barn", "Attic"]) homes.push(await aHousehold(owner, { Name }));
  const member = await aPaidMember(owner);
  for (const home of homes) await assign(owner, member, home);
  const [listed] = await membersOf(owner);
  expect(listed?.HouseHolds.map(({ Name }) => Name)).toEqual(["Attic", "Barn", "Cabin", "Unit 2", "Unit 10"]);
});

test("only a member with a completed payment is linked", async () => {
  const owner = await aResident();
  const household = await aHousehold(owner, { City: aCity() });
  const pending = await aMember(owner);
  const processing = await aMember(owner, { OrderID: await aPaidOrder(owner, 1, cards.paidLater) });
  for (const { ID } of [pending, processing]) {
    const request = { UID: owner.accountId, MID: ID, HHID: household.ID };
    const { status, body } = await invoke(assignMember, request, { session: owner });
    expect([status, body.Message]).toEqual([409, errorSentences.PAYMENT_IN_PROGRESS]);
  }
});

const linkings = howMany(10, 50);

test(`${linkings} links at once make one link and one entry`, async () => {
  const city = aCity();
  const owner = await aResident();
  const [household, member] = [await aHousehold(owner, { City: city }), await aPaidMember(owner)];
  const request = { UID: owner.accountId, MID: member.ID, HHID: household.ID };
  const answers = await Promise.all(
    Array.from({ length: linkings }, () => invoke(assignMember, request, { session: owner })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.LinkRecord.ID)).size).toBe(1);
  expect((await membersOf(owner))[0]?.HouseHolds.length).toBe(1);
  expect((await rowsOf(`NEW#MI#${city.toUpperCase()}`)).length).toBe(1);
});

test("members and households of other accounts cannot be linked or unlinked", async () => {
  const [mine, theirs] = [await aFamily(aCity()), await aFamily(aCity())];
  const tries = [
    { UID: mine.owner.accountId, MID: theirs.member.ID, HHID: mine.household.ID },
    { UID: mine.owner.accountId, MID: mine.member.ID, HHID: theirs.household.ID },
    { UID: theirs.owner.accountId, MID: theirs.member.ID, HHID: theirs.household.ID },
  ];
  for (const request of tries) expect((await invoke(assignMember, request, { session: mine.owner })).status).toBe(404);
  expect((await remove(mine, { MID: theirs.member.ID, LINKID: theirs.linkingId })).status).toBe(404);
  expect((await remove(mine, { UID: theirs.owner.accountId })).status).toBe(404);
  expect((await remove(mine, { LINKID: theirs.linkingId })).status).toBe(404);
  expect((await membersOf(theirs.owner))[0]?.HouseHolds.length).toBe(1);
});

test("a member is linked to at most 12 households, even by simultaneous links", async () => {
  const owner = await aResident();
  const [first, member] = [await aHousehold(owner), await aPaidMember(owner)];
  const homes = [first, ...(await Promise.all(Array.from({ length: 14 }, () => aHousehold(owner))))];
  for (const home of homes.slice(0, 11)) await assign(owner, member, home);
  const request = (HHID: string | undefined) => ({ UID: owner.accountId, MID: member.ID, HHID });
  const add = (HHID: string | undefined) => invoke(assignMember, request(HHID), { session: owner });
  const answers = await Promise.all(homes.slice(11).map(({ ID }) => add(ID)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const [refused] = answers.filter(({ status }) => status === 409);
  expect(refused?.body.Message).toBe("A member can be added to at most 12 house holds.");
  expect((await membersOf(owner))[0]?.HouseHolds).toHaveLength(12);
  expect((await add(homes[0]?.ID)).status).toBe(200);
});

test("removing a link withdraws an entry that was never transferred; a second time it is not found", async () => {
  const city = aCity();
  const family = await aFamily(city);
  const { status, body } = await remove(family);
  expect([status, body.success]).toEqual([200, true]);
  expect(await listOf(await aModerator(city))).toEqual([]);
  expect((await membersOf(family.owner))[0]?.HouseHolds).toEqual([]);
  expect((await remove(family)).status).toBe(404);
  await assign(family.owner, family.member, family.household);
  expect((await listOf(await aModerator(city))).length).toBe(1);
});

test("removing a transferred link tells the department that the person left", async () => {
  const city = aCity();
  const family = await aFamily(city);
  const moderator = await aModerator(city);
  await mark(moderator, await only(moderator));
  expect((await remove(family)).status).toBe(200);
  const [row, ...others] = await rowsOf(`UPDATED#MI#${city.toUpperCase()}`);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    removed: true,
    ending: { reason: "MOVED" },
    snapshot: { person: { First: "Ada" }, address: { City: city } },
  });
  expect(await listOf(moderator)).toEqual([]);
});

test("removing a link that no department has any more sends no notice", async () => {
  const city = aCity();
  const family = await aDueFamily(city);
  await dailyRun();
  expect(await queueOf("NEW", city)).toEqual([]);
  expect(await unassign(family.owner, family.member, family.household)).toBe(200);
  expect([await queueOf("NEW", city), await queueOf("UPDATED", city)]).toEqual([[], []]);
  expect((await membersOf(family.owner))[0]?.HouseHolds).toEqual([]);
});

test("linking a person again whom the department had opens an Updated entry, not a New one", async () => {
  const city = aCity();
  const family = await aFamily(city);
  const moderator = await aModerator(city);
  await mark(moderator, await only(moderator));
  await remove(family);
  await assign(family.owner, family.member, family.household);
  const rows = await rowsOf(`UPDATED#MI#${city.toUpperCase()}`);
  expect(rows.length).toBe(1);
  expect(rows[0]?.removed).toBeUndefined();
  expect(await listOf(moderator)).toEqual([]);
  expect((await membersOf(family.owner))[0]?.HouseHolds[0]?.Jacket?.State).toBe("CHANGED");
});

test("a person who comes back after the department was told waits again", async () => {
  const city = aCity();
  const family = await aFamily(city);
  const moderator = await aModerator(city);
  await mark(moderator, await onlyInQueue(city));
  await remove(family);
  await mark(moderator, await onlyInQueue(city));
  await assign(family.owner, family.member, family.household);
  expect((await onlyInQueue(city)).kind).toBe("UPDATED");
  const jacket = (await membersOf(family.owner))[0]?.HouseHolds[0]?.Jacket;
  expect(jacket).toEqual({ State: "WAITING", City: city, Number: aNumber });
  // In use again, so it does not expire.
  const [row] = (await rowsOf(`U#${family.owner.accountId}`)).filter(({ sk }) => sk.startsWith("LJ#"));
  expect(row).not.toHaveProperty("expiresAt");
});

test("the owner sees when the department received the jacket", async () => {
  const city = aCity();
  const { owner } = await aFamily(city);
  const moderator = await aModerator(city);
  await mark(moderator, await only(moderator));
  const jacket = (await membersOf(owner))[0]?.HouseHolds[0]?.Jacket;
  expect(jacket).toEqual({
    State: "RECEIVED",
    City: city,
    At: expect.stringMatching(/^\d{4}-/),
    Number: aNumber,
  });
});

test("a record at an uncovered place is never called waiting", async () => {
  const city = aCity();
  const place = { City: city, State: "MI" };
  const family = await aFamily(city);
  await participation.leave([place]);
  const shown = async () => (await membersOf(family.owner))[0]?.HouseHolds[0];
  expect(await shown()).toMatchObject({
    Coverage: { Covered: false, By: [] },
    Jacket: { State: "KEPT", City: city },
  });
  const [household] = await householdsOf(family.owner);
  expect(household?.Coverage).toEqual({ Covered: false, By: [] });
  expect((await edit(family.owner, family.member, { Weight: "140" })).body.Member.HouseHolds).toMatchObject([
    { Jacket: { State: "KEPT" } },
  ]);
  await cover(place);
  expect(await shown()).toMatchObject({ Coverage: { Covered: true }, Jacket: { State: "WAITING" } });
  expect(await listOf(await aModerator(city))).toHaveLength(1);
});
