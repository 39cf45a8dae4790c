import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, dayOf, formatDay } from "#shared/rules/dates.ts";
import { graceDays } from "#shared/rules/grace.ts";
import { aHousehold, aPaidMember, membersOf } from "../support/family.ts";
import { startBrowser } from "../support/look.ts";
import { aVisit, openMembers, row, toast, type Visit } from "../support/members.ts";
import { advance, endedSubscriptions } from "../support/paymentProvider.ts";
import { choosePlan, fillCard, frameOf, lookAt, openCheckout, payNow, testCards } from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

const due = `Payment due by ${formatDay(addDays(dayOf(new Date()), graceDays))}`;
const dueOf = async (family: Visit["family"]) => (await membersOf(family))[0]?.PaymentDue;

test("a renewal that fails shows until when to pay, and a later success takes that away", async () => {
  const visit = await aVisit(browser, "Lena");
  const { page, family } = visit;
  await aHousehold(family, "Home");
  await aPaidMember(family, visit.img);
  await advance(family, "fail");
  await expect.poll(() => dueOf(family)).toBeDefined();
  await openMembers(visit);
  await row(page, "Ada Okafor").getByText(due, { exact: true }).waitFor();
  await lookAt(page, "row-due");
  await payNow(page).click();
  await page.getByText("The old plan ends, and you are not charged for it any more.").waitFor();
  await page.getByText("Select a plan").waitFor();
  await lookAt(page, "later-due");
  await advance(family, "collect");
  await expect.poll(() => dueOf(family)).toBeUndefined();
  await page.goto("/Members");
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  expect(await page.getByText(due).count()).toBe(0);
});

test("a payment that is due can be made anew: the old plan ends", async () => {
  const visit = await aVisit(browser, "Mira");
  const { page, family } = visit;
  await aHousehold(family, "Home");
  await aPaidMember(family, visit.img);
  await advance(family, "fail");
  await expect.poll(() => dueOf(family)).toBeDefined();
  await openMembers(visit);
  await payNow(page).click();
  await choosePlan(page, "Monthly: $4.00 each month");
  const popup = await openCheckout(page, "$4.00");
  await fillCard(popup, testCards.paid);
  await toast(page, "Payment complete - Thank you!").waitFor();
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  await expect.poll(() => page.getByText(due).count()).toBe(0);
  await expect.poll(() => endedSubscriptions(family)).toBe(1);
  expect(await frameOf(page).owner().count()).toBe(0);
});

test("a payment that is given back is due again, in the row and on the page to pay", async () => {
  const visit = await aVisit(browser, "Nila");
  const { page, family } = visit;
  await aHousehold(family, "Home");
  await aPaidMember(family, visit.img);
  await openMembers(visit);
  const ada = row(page, "Ada Okafor");
  await ada.getByText("Payment  : Completed").waitFor();
  expect(await ada.getByText(due, { exact: true }).count()).toBe(0);
  await advance(family, "refund");
  await expect.poll(() => dueOf(family), { timeout: 20_000 }).toBeDefined();
  await page.reload();
  await ada.getByText(due, { exact: true }).waitFor();
  await payNow(page).click();
  await page.getByText("Paying here starts a new plan for Ada.").waitFor();
  await page.getByText("Select a plan").waitFor();
});
