import { expect } from "vitest";
import { addDays, dayOf, formatDay } from "#shared/rules/dates.ts";
import { graceDays } from "#shared/rules/payment/grace.ts";
import { fillCard, frameOf, openCheckout } from "../support/checkout.ts";
import { aPaidMember, membersOf } from "../support/family.ts";
import { toast } from "../support/locators.ts";
import { memberRow, openMembers } from "../support/members.ts";
import { advance, endedSubscriptions } from "../support/paymentProvider.ts";
import type { Resident } from "../support/resident.ts";
import type { Visit } from "../support/visit.ts";
import { choosePlan } from "../support/wizard.ts";
import { lookAt, monthly, payNow, test, untilPaid } from "./test.ts";

const due = `Payment due by ${formatDay(addDays(dayOf(new Date()), graceDays))}`;
const dueOf = async (resident: Resident) => (await membersOf(resident))[0]?.PaymentDue;

async function letRenewalFail({ resident, img }: Pick<Visit, "resident" | "img">): Promise<void> {
  await aPaidMember(resident, img);
  await advance(resident, "fail");
  await expect.poll(() => dueOf(resident)).toBeDefined();
}

test("a renewal that fails shows the last day to pay, which a later success removes", async ({ newFamily }) => {
  const visit = await newFamily("Lena");
  const { page, resident } = visit;
  await letRenewalFail(visit);
  await openMembers(visit);
  await memberRow(page, "Ada Okafor").getByText(due, { exact: true }).waitFor();
  await lookAt(page, "row-due");
  await payNow(page).click();
  await page.getByText("The old plan ends, and you are not charged for it any more.").waitFor();
  await page.getByText("Select a plan").waitFor();
  await lookAt(page, "later-due");
  await advance(resident, "collect");
  await expect.poll(() => dueOf(resident)).toBeUndefined();
  await page.goto("/Members");
  await untilPaid(page);
  expect(await page.getByText(due).count()).toBe(0);
});

test("a payment that is due can be made with a new plan: the old one ends", async ({ newFamily }) => {
  const visit = await newFamily("Mira");
  const { page, resident } = visit;
  await letRenewalFail(visit);
  await openMembers(visit);
  await payNow(page).click();
  await choosePlan(page, monthly);
  const popup = await openCheckout(page, "$4.00");
  await fillCard(popup);
  await toast(page, "Payment complete - Thank you!").waitFor();
  await untilPaid(page);
  await expect.poll(() => page.getByText(due).count()).toBe(0);
  await expect.poll(() => endedSubscriptions(resident)).toBe(1);
  expect(await frameOf(page).owner().count()).toBe(0);
});

test("a refunded payment is due again, in the row and on the payment page", async ({ newFamily }) => {
  const visit = await newFamily("Nila");
  const { page, resident } = visit;
  await aPaidMember(resident, visit.img);
  await openMembers(visit);
  const ada = memberRow(page, "Ada Okafor");
  await ada.getByText("Payment  : Completed").waitFor();
  expect(await ada.getByText(due, { exact: true }).count()).toBe(0);
  await advance(resident, "refund");
  await expect.poll(() => dueOf(resident), { timeout: 20_000 }).toBeDefined();
  await page.reload();
  await ada.getByText(due, { exact: true }).waitFor();
  await payNow(page).click();
  await page.getByText("Paying here starts a new plan for Ada.").waitFor();
  await page.getByText("Select a plan").waitFor();
});
