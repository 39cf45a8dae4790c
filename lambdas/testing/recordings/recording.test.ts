import { expect, test } from "vitest";
import { aFamily, aRegisteredFamily } from "#lambdas/testing/builders/members.ts";
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
import { rowsWrittenBy } from "./recording.ts";
import { normalize } from "./renew.ts";

/** With everything new each time under one name. */
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
