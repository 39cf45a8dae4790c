import { expect, test } from "vitest";
import { newId } from "#lambdas/records/table/keys.ts";
import { aCalledHousehold, aHousehold } from "#lambdas/testing/builders/households.ts";
import { aCalledMember, aFamily, aMember, aRegisteredFamily } from "#lambdas/testing/builders/members.ts";
import {
  aCalledFamily,
  aDueFamily,
  aFailedFamily,
  aPayingFamily,
} from "#lambdas/testing/builders/payments/payingFamily.ts";
import { cards } from "#lambdas/testing/builders/payments/payments.ts";
import { aCalledFamilyWithCard, aFamilyWithCard } from "#lambdas/testing/builders/payments/savedCards.ts";
import { aCity, aRegisteredResident, aResident, registeredStaff, staff } from "#lambdas/testing/builders/people.ts";
import { dueOn } from "#lambdas/testing/records.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { normalize } from "./renew.ts";
import { rowsWrittenBy } from "./writtenBy.ts";

/** Everything new has one name each time. */
async function shapeOf(city: string, work: () => Promise<unknown>): Promise<string[]> {
  const { rows } = await rowsWrittenBy(work);
  return rows.map((row) => normalize(row, city)).sort();
}

const places = () => ({ City: aCity(), State: "MI" });

test("a resident's rows are those that the calls write", async () => {
  const called = await shapeOf("", () => aRegisteredResident());
  expect(called.length).toBeGreaterThan(5);
  for (let time = 1; time <= 2; time += 1) expect(await shapeOf("", () => aResident())).toEqual(called);
});

test.each(["MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN", "ENGINEER"] as const)(
  "the rows of a %s are those that the calls write",
  async (role) => {
    const [one, other] = [places(), places()];
    const called = await shapeOf(one.City, () => registeredStaff(role, one));
    expect(await shapeOf(other.City, () => staff(role, other))).toEqual(called);
  },
);

test("the rows of a named department's people are those that the calls write", async () => {
  const [one, other] = [places(), places()];
  const called = await shapeOf(one.City, () => registeredStaff("MOD", one, newId()));
  expect(await shapeOf(other.City, () => staff("MOD", other, newId()))).toEqual(called);
});

test("a family with a card has the rows that the calls write", async () => {
  const called = await shapeOf("", () => aCalledFamilyWithCard(1, cards.paid));
  expect(await shapeOf("", () => aFamilyWithCard())).toEqual(called);
});

test("a family's rows are those that the calls write", async () => {
  const [one, other] = [aCity(), aCity()];
  const called = await shapeOf(one, () => aRegisteredFamily(one));
  expect(called.length).toBeGreaterThan(20);
  expect(await shapeOf(other, () => aFamily(other))).toEqual(called);
});

test("a family with facts of its own has the rows that the calls write", async () => {
  const [one, other] = [aCity(), aCity()];
  const said = { First: "Zoë", Medical: { Other: true, OtherText: "Door code 4711" } };
  const called = await shapeOf(one, () => aRegisteredFamily(one, said));
  expect(await shapeOf(other, () => aFamily(other, said))).toEqual(called);
});

/** Without the signatures of addresses. */
async function outcomeOf(city: string, work: () => Promise<object>): Promise<string[]> {
  const answers: string[] = [];
  const rows = await shapeOf(city, async () => {
    answers.push(normalize({ ...(await work()) }, city).replace(/\?[^"]*/g, ""));
  });
  return [...rows, ...answers];
}

test("an owner's first household and further ones are those that the call makes", async () => {
  const [caller, other] = [await aResident(), await aResident()];
  for (const City of [undefined, aCity(), undefined, aCity()]) {
    const called = await outcomeOf(City ?? "", () => aCalledHousehold(caller, City ? { City } : {}));
    expect(await outcomeOf(City ?? "", () => aHousehold(other, City ? { City } : {}))).toEqual(called);
  }
});

test("an owner's first member and further ones are those that the call makes", async () => {
  const [caller, other] = [await aResident(), await aResident()];
  for (const owner of [caller, other]) await aHousehold(owner);
  for (const said of [{}, {}, { First: "Zoë", Mail: "zoe@example.com" }]) {
    const called = await outcomeOf("", () => aCalledMember(caller, said));
    expect(await outcomeOf("", () => aMember(other, said))).toEqual(called);
  }
});

test.each([
  [aCalledFamily, aPayingFamily],
  [aFailedFamily, aDueFamily],
] as const)("the rows of %o are those that the calls write", async (call, record) => {
  const [one, other] = [aCity(), aCity()];
  const called = await shapeOf(one, async () => {
    const { owner, member } = await call(one);
    if (call === aFailedFamily) await dueOn(owner.accountId, member.ID, dayOf(new Date()));
  });
  expect(await shapeOf(other, () => record(other))).toEqual(called);
});
