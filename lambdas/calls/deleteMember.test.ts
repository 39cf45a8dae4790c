import { afterEach, expect, test, vi } from "vitest";
import { accountPk, countersKey } from "#lambdas/records/table/keys.ts";
import { get } from "#lambdas/records/table/table.ts";
import { aServedPlace } from "#lambdas/testing/builders/departments.ts";
import { mark, medicalOf, onlyInQueue, queueOf, queueTo } from "#lambdas/testing/builders/entries.ts";
import { aHousehold, householdsOf, remove as removeHousehold } from "#lambdas/testing/builders/households.ts";
import { aFamily, aMember, aPaidMember, assign, edit, membersOf, remove } from "#lambdas/testing/builders/members.ts";
import { aDueFamily } from "#lambdas/testing/builders/payments/payingFamily.ts";
import { aCity, aModerator, anAdmin, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { transactionsSent } from "#lambdas/testing/transactionsSent.ts";
import { dailyRun } from "#lambdas/testing/workOff.ts";
import { errorSentences } from "#shared/errors.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { handler as assignMember } from "./assignMember.ts";

afterEach(() => vi.restoreAllMocks());

async function peopleLeft({ accountId }: TestAccount): Promise<string[]> {
  const rows = await rowsOf(accountPk(accountId));
  return rows.map(({ sk }) => sk).filter((sk) => /^(L|LJ|M)#/.test(sk));
}

test("a member goes with their links, their waiting entries are withdrawn, and they are no longer counted", async () => {
  const cities = [aCity(), aCity()] as const;
  const { owner, member } = await aFamily(cities[0]);
  await assign(owner, member, await aHousehold(owner, { City: cities[1] }));
  const kept = await aMember(owner);
  const { status, body } = await remove(owner, member);
  expect([status, body.Message]).toEqual([200, "Member has been deleted !"]);
  expect((await membersOf(owner)).map(({ ID }) => ID)).toEqual([kept.ID]);
  expect((await householdsOf(owner)).map(({ Members }) => Members)).toEqual([[], []]);
  for (const city of cities) expect(await queueOf("NEW", city)).toEqual([]);
  expect(await peopleLeft(owner)).toEqual([`M#${kept.ID}`]);
  expect(await get(countersKey(owner.accountId))).toMatchObject({ members: 1, paid: 0 });
});

test("a department that transferred the jacket gets one notice, without the text of 'Other'", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city, { Medical: { Other: true, OtherText: "Code 4711" } });
  const moderator = await aModerator(city);
  await mark(moderator, await onlyInQueue(city));
  await edit(owner, member, { First: "Grace" });
  await remove(owner, member);
  const notice = await onlyInQueue(city);
  expect(notice).toMatchObject({ kind: "UPDATED", removed: true, snapshot: { person: { First: "Ada" } } });
  expect((await medicalOf(moderator, notice)).body.Record.Medical).toEqual({ Other: true });
  expect((await fetch(member.img)).status).toBe(200);
  expect(await mark(moderator, notice)).toBe(200);
  expect([await queueOf("NEW", city), await queueOf("UPDATED", city)]).toEqual([[], []]);
});

test("removing a member whom no department has any more sends no notice", async () => {
  const City = aCity();
  const { owner, member } = await aDueFamily(City);
  await dailyRun();
  expect(await queueOf("NEW", City)).toEqual([]);
  expect((await remove(owner, member)).status).toBe(200);
  expect([await queueOf("NEW", City), await queueOf("UPDATED", City)]).toEqual([[], []]);
  expect(await peopleLeft(owner)).toEqual([]);
});

test("another family's member is answered like an unknown one and stays", async () => {
  const { owner, member } = await aFamily(aCity());
  const stranger = await aResident();
  const tries = [
    await remove(stranger, member),
    await remove(stranger, { ID: "nobody-at-all" }),
    await remove(stranger, member, { Parent_ID: owner.accountId }),
  ];
  for (const { status, body } of tries) expect([status, body.Message]).toEqual([404, errorSentences.NOT_FOUND]);
  expect(await membersOf(owner)).toHaveLength(1);
  expect((await remove(await anAdmin(), member)).status).toBe(403);
});

test("a removed member is not found; of ten simultaneous deletions one succeeds", async () => {
  const { owner, member } = await aFamily(aCity());
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove(owner, member)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
  expect((await remove(owner, member)).status).toBe(404);
  expect((await edit(owner, member, { First: "Grace" })).status).toBe(404);
  expect(await get(countersKey(owner.accountId))).toMatchObject({ members: 0, paid: 0 });
});

test("an outdated version is refused", async () => {
  const { owner, member } = await aFamily(aCity());
  await edit(owner, member, { First: "Grace" });
  const { status, body } = await remove(owner, member, { Version: member.Version });
  expect([status, body.Message]).toEqual([409, errorSentences.CHANGED_ELSEWHERE]);
  expect((await remove(owner, member, { Version: 2 })).status).toBe(200);
});

test("simultaneous links, changes and a removal leave nothing behind", async () => {
  const cities = [aCity(), aCity(), aCity()] as const;
  const owner = await aResident();
  const homes = await Promise.all(cities.map((City) => aHousehold(owner, { City })));
  for (let round = 1; round <= howMany(2, 6); round += 1) {
    const member = await aPaidMember(owner);
    if (homes[0]) await assign(owner, member, homes[0]);
    const add = ({ ID: HHID }: { ID: string }) =>
      invoke(assignMember, { UID: owner.accountId, MID: member.ID, HHID }, { session: owner });
    const [removal] = await Promise.all([
      remove(owner, member),
      edit(owner, member, { First: "Grace" }),
      ...homes.slice(1).map(add),
    ]);
    expect(removal.status).toBe(200);
    expect(await peopleLeft(owner)).toEqual([]);
    for (const city of cities) expect(await queueOf("NEW", city)).toEqual([]);
  }
});

test("a member and their household removed at the same moment: one notice, nothing left", async () => {
  const city = aCity();
  const owner = await aResident();
  await aHousehold(owner, { City: aCity() });
  const moderator = await aModerator(city);
  for (let round = 1; round <= howMany(2, 5); round += 1) {
    const household = await aHousehold(owner, { City: city });
    const member = await aPaidMember(owner);
    await assign(owner, member, household);
    await mark(moderator, await onlyInQueue(city));
    const answers = await Promise.all([remove(owner, member), removeHousehold(owner, household)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const notice = await onlyInQueue(city);
    expect(notice.removed).toBe(true);
    await mark(moderator, notice);
    expect((await peopleLeft(owner)).filter((sk) => !sk.startsWith("LJ#"))).toEqual([]);
  }
});

/** Twelve at most: the transaction, with room for 100 writes, is nearly full. */
const households = howMany(3, 12);

test(`a member of ${households} households with four departments each is changed and removed in one transaction each`, async () => {
  const city = aCity();
  const departments = await aServedPlace({ City: city, State: "MI" }, 4);
  const jackets = households * departments.length;
  const { owner, member } = await aFamily(city);
  const homes = await Promise.all(Array.from({ length: households - 1 }, () => aHousehold(owner, { City: city })));
  for (const home of homes) await assign(owner, member, home);
  const admin = await anAdmin();
  for (const id of departments) for (const entry of await queueTo("NEW", id)) await mark(admin, entry);
  const updates = async () => (await Promise.all(departments.map((id) => queueTo("UPDATED", id)))).flat();
  const sent = transactionsSent();
  expect((await edit(owner, member, { First: "Grace" })).status).toBe(200);
  expect((await updates()).map(({ snapshot }) => snapshot.person.First)).toEqual(Array(jackets).fill("Grace"));
  expect((await remove(owner, member)).status).toBe(200);
  // The change, and the removal.
  expect(Math.max(...sent())).toBeLessThanOrEqual(100);
  expect(sent().filter((writes) => writes > jackets)).toHaveLength(2);
  expect((await updates()).map(({ removed }) => removed)).toEqual(Array(jackets).fill(true));
  expect((await householdsOf(owner)).every(({ Members }) => Members.length === 0)).toBe(true);
});
