import { afterEach, expect, test, vi } from "vitest";
import * as coverage from "#lambdas/domain/common/coverage.ts";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { listAtPlace } from "#lambdas/records/family/householdsOfPlace.ts";
import { putPlace } from "#lambdas/records/jackets/place.ts";
import * as placeNews from "#lambdas/records/jackets/placeNews.ts";
import { householdsOfPlacePk, newId, placeNewsPk } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { listOf } from "#lambdas/testing/builders/entries.ts";
import { aHousehold, anUncoveredHousehold, remove } from "#lambdas/testing/builders/households.ts";
import { aPaidMember, assign } from "#lambdas/testing/builders/members.ts";
import { aCheckout } from "#lambdas/testing/builders/payments/payments.ts";
import { aCity, aModerator, anOperator, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { dailyRun } from "#lambdas/testing/dailyRun.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { placeKey } from "#shared/rules/place.ts";
import { sendPlaceMails, tellPlaceNews } from "./placeNews.ts";

afterEach(() => vi.restoreAllMocks());

const aPlace = () => ({ City: aCity(), State: "MI" }) as const;
type Place = ReturnType<typeof aPlace>;

const rowsAt = (place: Place) => rowsOf(householdsOfPlacePk(placeKey(place)));

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
  await dailyRun();
  await participation.join([place]);
  await dailyRun();
  for (const person of [owner, other]) expect(await toldOf(person, place)).toEqual([joined(place)]);
  for (const person of [elsewhere, late]) expect(await toldOf(person, place)).toEqual([]);
});

test("when a place leaves, its families are told", async () => {
  const [place, owner] = [aPlace(), await aResident()];
  await aHousehold(owner, place);
  await participation.leave([place]);
  await dailyRun();
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
  "of a place that %s and %s again before the run no family is told, but one that registered in between",
  async (first, then, isCovered) => {
    const place = aPlace();
    const owner = await aFamilyAt(place, isCovered);
    await change[first]([place]);
    const late = await aFamilyAt(place, !isCovered);
    await change[then]([place]);
    await dailyRun();
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
  await dailyRun();
  expect(await toldOf(owner, place)).toEqual([left(place)]);
});

test("of three changes before the run the last is told", async () => {
  const place = aPlace();
  const owner = await aFamilyAt(place, true);
  for (const name of ["leaves", "joins", "leaves"] as const) await change[name]([place]);
  await dailyRun();
  expect(await toldOf(owner, place)).toEqual([left(place)]);
});

test("a mail that waits is not sent once it is not true, and neither is its opposite", async () => {
  const place = aPlace();
  const owner = await aFamilyAt(place, true);
  await participation.leave([place]);
  await tellPlaceNews();
  await participation.join([place]);
  await sendPlaceMails();
  await dailyRun();
  expect(await toldOf(owner, place)).toEqual([]);
  await participation.leave([place]);
  await dailyRun();
  expect(await toldOf(owner, place)).toEqual([left(place)]);
});

test("a change that another container made a moment ago counts when a mail is sent", async () => {
  const place = aPlace();
  const owner = await aFamilyAt(place, true);
  await participation.leave([place]);
  await tellPlaceNews();
  expect(await coverage.of(place)).toMatchObject({ Covered: false });
  await transact([putPlace(place)]);
  await sendPlaceMails();
  expect(await toldOf(owner, place)).toEqual([]);
});

test("two operators who let the same place take part at once tell its families once", async () => {
  const place = aPlace();
  const owner = await aFamilyAt(place, false);
  const { newsAmong } = placeNews;
  // One reads an uncovered place, the other covers it, then the first reads its news.
  vi.spyOn(placeNews, "newsAmong").mockImplementationOnce(async (places) => {
    await participation.join([place]);
    return newsAmong(places);
  });
  await participation.join([place]);
  await dailyRun();
  expect(await toldOf(owner, place)).toEqual([joined(place)]);
});

test("of a run that was cut off between two changes, those who were told of the first are told of the second", async () => {
  const place = aPlace();
  const owners = [await aFamilyAt(place, true), await aFamilyAt(place, true)];
  const [first, second] = owners.sort((one, other) => (one.accountId < other.accountId ? -1 : 1));
  await participation.leave([place]);
  await setAttribute(placeNewsPk, placeKey(place), "after", first?.accountId);
  await participation.join([place]);
  await dailyRun();
  const told = [first, second].map((owner) => owner && toldOf(owner, place));
  expect(await Promise.all(told)).toEqual([[joined(place)], []]);
});

test("a run that was cut off is finished by the next one: all are told, none twice", async () => {
  const [place, owner] = [aPlace(), await aResident()];
  await anUncoveredHousehold(owner, place);
  const address = { ...place, Street: "1 Main St", Zip: "48226" };
  const created = "2026-01-01T00:00:00.000Z";
  // Sorting before and after every other account: several transactions.
  const strangers = Array.from({ length: 200 }, (_, at) => ({
    owner: `${at % 2 ? "0000" : "zzzz"}${newId().slice(4)}`,
    id: newId(),
    address,
    created,
  }));
  for (const at of [0, 100]) await transact(strangers.slice(at, at + 100).map(listAtPlace));
  await participation.join([place]);
  breakOffAtTransaction(2);
  await expect(tellPlaceNews()).rejects.toThrow();
  vi.restoreAllMocks();
  await dailyRun();
  expect(await toldOf(owner, place)).toEqual([joined(place)]);
  expect((await placeNews.readPlaceNews("", 1_000)).some(({ City }) => City === place.City)).toBe(false);
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
