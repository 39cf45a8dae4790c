import { expect, test } from "vitest";
import type { PlanLine } from "#shared/contract/billing.ts";
import { cardText, isOnlyRemoved, isPayable, nextRenewalText, planPriceText, planStateText } from "./planLineText.ts";

const paid: PlanLine = {
  MID: "m1",
  First: "Ada",
  payed: "COMPLETE",
  PlanID: "recurring-yearly",
  Renews: "2027-11-03",
  Managed: true,
};

test("a plan says its price and its next renewal", () => {
  expect(planPriceText(paid)).toBe("Yearly plan, $10.00 each year");
  expect(planStateText(paid)).toBe("Renews on Nov 03 2027");
  expect(isPayable(paid)).toBe(false);
});

test("a family reads the sum of its next renewal and for whom it is, without plans that end or are due", () => {
  const ben = { ...paid, First: "Ben", PlanID: "new-yearly" as const };
  const later = { ...paid, First: "Cleo", Renews: "2027-12-03" };
  const { Renews: _, ...stopped } = { ...paid, First: "Dora", Ends: "2027-11-03" };
  expect(nextRenewalText([later, paid, ben, stopped, { ...paid, First: "Eve", PaymentDue: "2027-11-20" }])).toBe(
    "Next renewal on Nov 03 2027: $50.00 for Ada and Ben.",
  );
  expect(nextRenewalText([stopped])).toBeUndefined();
});

test("a stopped plan says until when it runs, never that it renews", () => {
  const { Renews, ...stopped } = paid;
  expect(planStateText({ ...stopped, Ends: "2027-11-03" })).toBe("Ends Nov 03 2027: renewal stopped");
});

test("a person without payment, or whose payment is due, is never called paid", () => {
  const due = { ...paid, PaymentDue: "2026-12-22" };
  const pending: PlanLine = { MID: "m2", First: "Ben", payed: "PENDING", Managed: false };
  expect([due, pending].map(planStateText)).toEqual(["Payment due by Dec 22 2026", "Not paid for yet"]);
  expect([due, pending].every(isPayable)).toBe(true);
  expect(planPriceText(pending)).toBeUndefined();
});

test("a plan that the provider's page does not reach says so while it renews", () => {
  expect(isOnlyRemoved({ ...paid, Managed: false })).toBe(true);
  expect(isOnlyRemoved(paid)).toBe(false);
});

test("a card is told by its brand's name and its last digits", () => {
  expect(cardText({ Brand: "amex", Last4: "0005" })).toBe("American Express card ending 0005");
  expect(cardText({ Brand: "new brand", Last4: "0005" })).toBe("card ending 0005");
});

test("who is paid for by a department reads by whom, and has no price", () => {
  const line: PlanLine = {
    MID: "m3",
    First: "Cy",
    payed: "COMPLETE",
    Managed: false,
    Sponsor: "the City of Detroit",
  };
  expect(planStateText(line)).toBe("Paid by the City of Detroit");
  expect(planPriceText(line)).toBeUndefined();
});
