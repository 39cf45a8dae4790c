import { expect, test } from "vitest";
import { type StepFacts, stepWords } from "./stepWords.ts";

const address = { Street: "2 Woodward Ave", City: "Detroit", State: "MI", Zip: "48226" };
const facts: StepFacts = { address, household: undefined, unpaid: undefined, underWay: undefined };
const next = { isDone: false, isNext: true } as const;
const later = { isDone: false, isNext: false } as const;

test("the home is made of the account's address, where it has one", () => {
  const { text, button } = stepWords({ name: "home", ...next }, facts);
  expect([text, button]).toEqual([
    "The place where crews find you: 2 Woodward Ave, Detroit, MI 48226.",
    { label: "Add my home" },
  ]);
  const without = stepWords({ name: "home", ...next }, { ...facts, address: { ...address, Street: "" } });
  expect(without.button).toEqual({ label: "Add my home", to: "/HouseHolds/Add" });
});

test("a home where no department takes part is told so, with the way to another place", () => {
  const household = { City: "Wyandotte", Coverage: { Covered: false, By: [] } };
  const { text, button } = stepWords({ name: "home", ...next }, { ...facts, household });
  expect(text).toBe(
    "No department in Wyandotte takes part yet. We keep your record and hand it over on the day one joins. To register your people now, add a place where one takes part.",
  );
  expect(button).toEqual({ label: "Add a House Hold", to: "/HouseHolds/Add" });
});

test("the payment leads to the person who waits for it", () => {
  const unpaid = { ID: "member-0001", First: "Ada", action: "pay" } as const;
  const { text, button } = stepWords({ name: "payment", ...next }, { ...facts, unpaid });
  expect(text).toBe("Crews cannot see the record of Ada until it is paid for.");
  expect(button?.to).toBe("/Members/Pay/member-0001");
});

test("where a department may pay, the step asks where the person lives, as the table of progress does", () => {
  const unpaid = { ID: "member-0001", First: "Ada", action: "assign" } as const;
  const { text, button } = stepWords({ name: "payment", ...next }, { ...facts, unpaid });
  expect(text).toBe("A department may pay for Ada: say where they live first.");
  expect([button?.label, button?.to]).toEqual(["Say where Ada lives", "/Members"]);
});

test("a payment that is on its way is told so, and nothing more is asked for", () => {
  const onItsWay = {
    underWay: { First: "Ada" },
    unpaid: { ID: "member-0002", First: "Ben", action: "pay" },
  } as const;
  for (const unpaid of [undefined, onItsWay.unpaid])
    for (const state of [next, later])
      expect(stepWords({ name: "payment", ...state }, { ...facts, ...onItsWay, unpaid })).toEqual({
        title: "Payment",
        text: "The payment for Ada is on its way: your bank is still working on it. There is nothing to do.",
      });
});

test("without a person there is nobody to pay for yet", () => {
  expect(stepWords({ name: "payment", ...later }, facts).button).toEqual({ label: "Pay now" });
});

test("a step that is done has no button", () => {
  for (const name of ["home", "people", "payment"] as const)
    expect(stepWords({ name, isDone: true, isNext: false }, facts).button).toBeUndefined();
});
