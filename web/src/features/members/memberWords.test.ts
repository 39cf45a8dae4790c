import { expect, test } from "vitest";
import type { Member } from "#shared/model/member.ts";
import { conditionCount, householdCount, jacketWords, paymentBadges } from "./memberWords.ts";

const home = { ID: "h", Name: "Home", City: "Detroit", State: "MI", LinkingID: "l" };
const person = (some: Partial<Member>) => ({ HouseHolds: [], Medical: {}, ...some }) as unknown as Member;

test("a person without a place is not assigned", () => {
  expect(householdCount(person({}))).toBe("Not assigned");
  expect(householdCount(person({ HouseHolds: [home] }))).toBe("1 house hold");
  expect(householdCount(person({ HouseHolds: [home, home] }))).toBe("2 house holds");
});

test("only flags that are set count as conditions, the text of Other does not", () => {
  expect(conditionCount(person({ Medical: { DNR: false, OtherText: "door code" } }))).toBe(
    "No Recorded Conditions",
  );
  expect(conditionCount(person({ Medical: { DNR: true, Other: true, OtherText: "door code" } }))).toBe(
    "2 recorded conditions",
  );
});

test("the payment badges read as documented", () => {
  expect(Object.values(paymentBadges).map(({ words }) => words)).toEqual([
    "Payment : Pending",
    "Payment  : Processing",
    "Payment  : Completed",
  ]);
});

test("a family reads where its jacket stands", () => {
  const at = (State: "WAITING" | "RECEIVED" | "CHANGED") =>
    jacketWords({ ...home, Jacket: { State, City: "Detroit", At: "2026-11-21T10:00:00.000Z" } });
  expect([at("WAITING"), at("RECEIVED"), at("CHANGED"), jacketWords(home)]).toEqual([
    "Waiting for review in Detroit",
    "Received by Detroit on Nov 21 2026",
    "Changed since Detroit received it",
    undefined,
  ]);
});
