import { expect, test } from "vitest";
import type { Member } from "#shared/model/member.ts";
import { paymentDueText, renewalText } from "./paymentText.ts";

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
  expect(paymentDueText({ ...member, HouseHolds: [] })?.[1]).toContain("from Dec 21 2026 on, this record cannot");
  expect(paymentDueText({ First: "Ada", HouseHolds: [home] })).toBeUndefined();
});

test("a plan that its owner stopped is told as ended, and not as a payment that failed", () => {
  const member = { First: "Ada", PaymentDue: "2026-12-21", PlanEnds: "2026-11-21", HouseHolds: [] };
  expect(paymentDueText(member)?.[1]).toMatch(/^The plan of Ada has ended\./);
});

test("a family is never told that a payment failed when a department stopped paying", () => {
  const member = { First: "Ada", PaymentDue: "2026-12-21", SponsorEnded: true, HouseHolds: [home] };
  expect(paymentDueText(member)?.[1]).toBe(
    "No department pays for Ada any more. Please pay before that day: on Dec 21 2026 the departments are told that this record is not confirmed any more.",
  );
});

test("who is paid for by a department reads by whom", () => {
  const member = { payed: "COMPLETE", Sponsor: "the City of Detroit" } as Member;
  expect(renewalText(member)).toBe("Paid by the City of Detroit");
});
