import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aHousehold, aPaidMember } from "../support/family.ts";
import { startBrowser } from "../support/look.ts";
import { aVisit, button, row, seenText, toast } from "../support/members.ts";
import { charges, standingsOf } from "../support/paymentProvider.ts";
import {
  atPlan,
  choosePlan,
  fillCard,
  lookAt,
  openCheckout,
  openWizard,
  pay,
  payButton,
  said,
  testCards,
  toPlan,
} from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

test("the first member costs 4 or 40, each further one 1 or 10, and each is charged once", async () => {
  const visit = await aVisit(browser, "Rosa");
  const { page, family } = visit;
  await Promise.all([aHousehold(family, "Home"), aHousehold(family, "Lake cabin")]);
  await openWizard(visit);
  await toPlan(page, "Ada");
  await page.getByLabel("Monthly: $4.00 each month", { exact: true }).waitFor();
  const next = button(page, "Next");
  expect(await next.getAttribute("aria-disabled")).toBe("true");
  await page.getByText("To go on, choose a plan and wait for the price.").waitFor();
  await lookAt(page, "plan-first");
  await choosePlan(page, "Yearly: $40.00 each year");
  await payButton(page, "$40.00").waitFor();
  await lookAt(page, "payment");
  await pay(page, "$40.00");
  await toast(page, "Payment complete - Thank you!").waitFor();
  await toast(page, "New Member had been registered !").waitFor();
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();

  await page.getByRole("link", { name: "Register new Member" }).click();
  await toPlan(page, "Ben");
  await page.getByText("This is the price of an additional member.").waitFor();
  await lookAt(page, "plan-additional");
  await choosePlan(page, "Monthly: $1.00 each month");
  await pay(page, "$1.00");
  await row(page, "Ben Okafor").getByText("Payment  : Completed").waitFor();

  await page.getByRole("link", { name: "Register new Member" }).click();
  await toPlan(page, "Cleo");
  await choosePlan(page, "Yearly: $10.00 each year");
  await pay(page, "$10.00");
  await row(page, "Cleo Okafor").getByText("Payment  : Completed").waitFor();
  expect(await charges(family)).toEqual([4000, 100, 1000]);
  expect(await standingsOf(family)).toEqual(["Ada COMPLETE", "Ben COMPLETE", "Cleo COMPLETE"]);
  expect(visit.problems).toEqual([]);
});

test("a declined card, a closed window and a canceled page each say so, charge nothing and can be tried again", async () => {
  const { page, family, problems } = await atPlan(browser, "Dora");
  await choosePlan(page, "Monthly: $4.00 each month");
  const first = await openCheckout(page, "$4.00");
  await said(page, "Please complete the payment in the pop up window").waitFor();
  await lookAt(page, "fired");
  await fillCard(first, testCards.declined);
  await first.getByText("Your card was declined.").waitFor();
  await first.close();
  await said(page, "Payment process was aborted - please try again").waitFor();
  await lookAt(page, "aborted");

  const second = await openCheckout(page, "$4.00");
  await second.getByRole("button", { name: "Cancel" }).click();
  await said(page, "Payment process was canceled").waitFor();
  await lookAt(page, "canceled");
  expect(await charges(family)).toEqual([]);

  await pay(page, "$4.00");
  await toast(page, "New Member had been registered !").waitFor();
  await row(page, "Ada Okafor").getByText("Payment  : Completed").waitFor();
  expect(await charges(family)).toEqual([400]);
  expect(problems).toEqual([]);
});

test("a payment that takes a while registers the member as Processing, who is Completed without a reload", async () => {
  const { page, problems } = await atPlan(browser, "Hope");
  await choosePlan(page, "Monthly: $4.00 each month");
  await pay(page, "$4.00", testCards.paidLater);
  await toast(page, "Your bank is still working on the payment.").waitFor();
  await toast(page, "New Member had been registered !").waitFor();
  const ada = row(page, "Ada Okafor");
  const chip = ada.getByText(/^Payment/);
  // Letter for letter, with both spaces: getByText makes one of them.
  await expect.poll(() => seenText(chip), { timeout: 20_000 }).toBe("Payment  : Processing");
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await ada.getByText("Payment  : Completed").waitFor();
  expect(await seenText(chip)).toBe("Payment  : Completed");
  expect(await page.evaluate(() => "notReloaded" in window)).toBe(true);
  expect(problems).toEqual([]);
});

test("the server's price is shown when it is another one than before, and it is said why", async () => {
  const { page, family, img } = await atPlan(browser, "Iris");
  await aPaidMember(family, img, { First: "Ben" });
  await choosePlan(page, "Monthly: $4.00 each month");
  await payButton(page, "$1.00").waitFor();
  await page
    .getByText(
      "The price is $1.00 each month now, because another member of your family is paid for. Before, we showed $4.00.",
    )
    .first()
    .waitFor();
  await lookAt(page, "other-price");
});
