import { afterEach, expect, test, vi } from "vitest";
import * as coverage from "#lambdas/domain/common/coverage.ts";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { getRollout } from "#lambdas/records/departments/rollout.ts";
import {
  listAtPlace,
  noteToldAtPlace,
  placeShards,
  readHouseholdsOfFamily,
} from "#lambdas/records/family/householdsOfPlace.ts";
import { putPlace } from "#lambdas/records/jackets/place.ts";
import { householdsOfPlacePk, newId } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { listOf } from "#lambdas/testing/builders/entries.ts";
import { aHousehold, anUncoveredHousehold, remove } from "#lambdas/testing/builders/households.ts";
import { aPaidMember, assign } from "#lambdas/testing/builders/members.ts";
import { aCheckout } from "#lambdas/testing/builders/payments/payments.ts";
import {
  aCity,
  aModerator,
  anAdmin,
  anOperator,
  aResident,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { restore, restrict } from "#lambdas/testing/builders/restrictions.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { dailyRun, redrive, workOff } from "#lambdas/testing/workOff.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { placeKey } from "#shared/rules/place.ts";

afterEach(() => vi.restoreAllMocks());

const aPlace = () => ({ City: aCity(), State: "MI" }) as const;
type Place = ReturnType<typeof aPlace>;

const rowsAt = async (place: Place) =>
  (await Promise.all(placeShards.map((shard) => rowsOf(householdsOfPlacePk(placeKey(place), shard))))).flat();

const toldOf = async ({ email }: TestAccount, { City }: Place) =>
  (await inbox(email)).map(({ subject }) => subject).filter((subject) => subject.includes(City));

const joined = ({ City }: Place) => `${City} takes part now`;
const left = ({ City }: Place) => `No department in ${City} takes part any more`;

async function aKeptFamily(place: Place) {
  const owner = await aResident();
  await aHousehold(owner, { Name: "Elsewhere" });
  const member = await aPaidMember(owner);
  const household = await anUncoveredHousehold(owner, place);
  await assign(owner, member, household);
  return { owner, member, household };
}

test("when a place joins its queue has what waited, and each family is told once, however many house holds it has", async () => {
  const place = aPlace();
  const [{ owner }, other, elsewhere] = [await aKeptFamily(place), await aResident(), await aResident()];
  await anUncoveredHousehold(owner, { ...place, Name: "Cabin" });
  await anUncoveredHousehold(other, place);
  await anUncoveredHousehold(elsewhere, { City: aCity() });
  await participation.join([place]);
  expect(await listOf(await aModerator(place.City))).toHaveLength(1);
  const late = await aResident();
  await aHousehold(late, place);
  await workOff();
  await participation.join([place]);
  await workOff();
  for (const person of [owner, other]) expect(await toldOf(person, place)).toEqual([joined(place)]);
  for (const person of [elsewhere, late]) expect(await toldOf(person, place)).toEqual([]);
});

test("when a place leaves, its families are told", async () => {
  const [place, owner] = [aPlace(), await aResident()];
  await aHousehold(owner, place);
  await participation.leave([place]);
  await workOff();
  expect(await toldOf(owner, place)).toEqual([left(place)]);
});

test("a family that is restricted while its place leaves is told once it is restored", async () => {
  const [place, owner, admin] = [aPlace(), await aResident(), await anAdmin()];
  await aHousehold(owner, place);
  await restrict(admin, owner);
  await participation.leave([place]);
  await workOff();
  expect(await toldOf(owner, place)).toEqual([]);
  await restore(admin, owner);
  const tomorrow = addDays(dayOf(new Date()), 1);
  await dailyRun(tomorrow);
  await dailyRun(tomorrow);
  expect(await toldOf(owner, place)).toEqual([left(place)]);
});

const change = { joins: participation.join, leaves: participation.leave };

async function aFamilyAt(place: Place, isCovered: boolean): Promise<TestAccount> {
  const owner = await aResident();
  await (isCovered ? aHousehold : anUncoveredHousehold)(owner, place);
  return owner;
}

test.each([
  ["leaves", "joins", true],
  ["joins", "leaves", false],
] as const)(
  "of a place that %s and %s again before any is told no family is told, but one that registered in between",
  async (first, then, isCovered) => {
    const place = aPlace();
    const owner = await aFamilyAt(place, isCovered);
    await change[first]([place]);
    const late = await aFamilyAt(place, !isCovered);
    await change[then]([place]);
    await workOff();
    expect(await toldOf(owner, place)).toEqual([]);
    expect(await toldOf(late, place)).toEqual([isCovered ? joined(place) : left(place)]);
  },
);

test("a family that began a payment while a place took part is told that it left again", async () => {
  const [place, owner] = [aPlace(), await aResident()];
  await anUncoveredHousehold(owner, place);
  await participation.join([place]);
  await aCheckout(owner);
  await participation.leave([place]);
  await workOff();
  expect(await toldOf(owner, place)).toEqual([left(place)]);
});

test("of three changes before any is told the last is told", async () => {
  const place = aPlace();
  const owner = await aFamilyAt(place, true);
  for (const name of ["leaves", "joins", "leaves"] as const) await change[name]([place]);
  await workOff();
  expect(await toldOf(owner, place)).toEqual([left(place)]);
});

test("a mail that waits is not sent once it is not true, and neither is its opposite", async () => {
  const place = aPlace();
  const owner = await aFamilyAt(place, true);
  await participation.leave([place]);
  await participation.join([place]);
  await workOff();
  expect(await toldOf(owner, place)).toEqual([]);
  await participation.leave([place]);
  await workOff();
  expect(await toldOf(owner, place)).toEqual([left(place)]);
});

test("a change that another container made a moment ago counts when a mail is sent", async () => {
  const place = aPlace();
  const owner = await aFamilyAt(place, true);
  await participation.leave([place]);
  expect(await coverage.of(place)).toMatchObject({ Covered: false });
  await transact([putPlace(place)]);
  await workOff();
  expect(await toldOf(owner, place)).toEqual([]);
});

test("two operators who let the same place take part at once tell its families once", async () => {
  const place = aPlace();
  const owner = await aFamilyAt(place, false);
  await Promise.all([participation.join([place]), participation.join([place])]);
  await workOff();
  expect(await toldOf(owner, place)).toEqual([joined(place)]);
});

test("of a change that was told to some families when the next one came, those are told of the next", async () => {
  const place = aPlace();
  const [told, untold] = [await aFamilyAt(place, true), await aFamilyAt(place, true)];
  await participation.leave([place]);
  const [row] = await readHouseholdsOfFamily(place, told.accountId);
  if (row) await transact([noteToldAtPlace(row, false)]);
  await participation.join([place]);
  await workOff();
  expect([await toldOf(told, place), await toldOf(untold, place)]).toEqual([[joined(place)], []]);
});

test("a roll-out that was cut off anywhere is finished when it is tried again: all are told, none twice", async () => {
  const [place, owner] = [aPlace(), await aResident()];
  await anUncoveredHousehold(owner, place);
  const address = { ...place, Street: "1 Main St", Zip: "48226" };
  const created = "2026-01-01T00:00:00.000Z";
  const strangers = Array.from({ length: 60 }, () => ({ owner: newId(), id: newId(), address, created }));
  await transact(strangers.map((household) => listAtPlace(household, false)));
  await participation.join([place]);
  breakOffAtTransaction(5);
  await expect(workOff()).rejects.toThrow("Dead letters");
  vi.restoreAllMocks();
  await redrive();
  expect(await toldOf(owner, place)).toEqual([joined(place)]);
  expect(await getRollout(place)).toBeUndefined();
});

test("nothing of a household stands at its place once it is deleted, or its account erased", async () => {
  const [place, owner] = [aPlace(), await aResident()];
  const [one] = [await aHousehold(owner, place), await aHousehold(owner, { ...place, Name: "Cabin" })];
  expect(await rowsAt(place)).toHaveLength(2);
  await remove(owner, one);
  expect(await rowsAt(place)).toHaveLength(1);
  await erase(owner.accountId, anOperator());
  expect(await rowsAt(place)).toEqual([]);
});
