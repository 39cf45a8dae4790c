import { expect, test } from "vitest";
import { planFor } from "#shared/rules/payment/pricing.ts";
import { paymentDueText, priceOf } from "./paymentText.ts";

test("a price has its cents and its period", () => {
  const prices = ([1, 2] as const).flatMap((plan) => [0, 1].map((paid) => priceOf(planFor(plan, paid))));
  expect(prices).toEqual(["$4.00 each month", "$1.00 each month", "$40.00 each year", "$10.00 each year"]);
});

const Coverage = { Covered: true, By: ["Detroit responders"] };
const home = {
  ID: "household-1",
  Name: "Home",
  City: "Detroit",
  State: "MI",
  LinkingID: "link-0001",
  Coverage,
};

test("a payment that is due says until when, and what a department would be told", () => {
  const member = { First: "Ada", PaymentDue: "2026-12-21", HouseHolds: [home] };
  expect(paymentDueText(member)).toEqual([
    "Payment due by Dec 21 2026",
    "A payment for Ada did not come through. Please pay before that day: on Dec 21 2026 the departments are told to drop this record.",
  ]);
  expect(paymentDueText({ ...member, HouseHolds: [] })?.[1]).toContain(
    "from Dec 21 2026 on, this record cannot",
  );
  expect(paymentDueText({ First: "Ada", HouseHolds: [home] })).toBeUndefined();
});
