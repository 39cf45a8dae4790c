import { expect, test } from "vitest";
import { paymentDueText } from "./paymentText.ts";

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
    "A payment for Ada did not come through. Please pay before that day: on Dec 21 2026 the departments are told that this record is not confirmed any more.",
  ]);
  expect(paymentDueText({ ...member, HouseHolds: [] })?.[1]).toContain(
    "from Dec 21 2026 on, this record cannot",
  );
  expect(paymentDueText({ First: "Ada", HouseHolds: [home] })).toBeUndefined();
});
