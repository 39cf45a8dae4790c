import { expect } from "vitest";
import { fillCard, keepBox, openCheckout, pay, payButton, testCards } from "../support/checkout.ts";
import { aHousehold, aPaidMember } from "../support/family.ts";
import { seenText, toast, waitForText } from "../support/locators.ts";
import { memberRow } from "../support/members.ts";
import { charges, paymentStates } from "../support/paymentProvider.ts";
import { choosePlan, next, toPlan } from "../support/wizard.ts";
import { lookAt, lookAtTrouble, monthly, openWizard, spoken, test, untilPaid, yearly } from "./test.ts";

test("the first member costs 4 or 40, each further one 1 or 10, and each is charged once", async ({ newFamily }) => {
  const visit = await newFamily("Rosa");
  const { page, resident } = visit;
  await aHousehold(resident, { Name: "Lake cabin" });
  await openWizard(visit);
  await toPlan(page, "Ada");
  await page.getByLabel(monthly, { exact: true }).waitFor();
  expect(await next(page).getAttribute("aria-disabled")).toBe("true");
  await page.getByText("To go on, choose a plan.").waitFor();
  await lookAt(page, "plan-first");
  await choosePlan(page, yearly);
  await payButton(page, "$40.00").waitFor();
  await lookAt(page, "payment");
  // Each by a card of its own.
  await keepBox(page).uncheck();
  await pay(page, "$40.00");
  await toast(page, "Payment complete - Thank you!").waitFor();
  await toast(page, "New Member had been registered !").waitFor();
  await untilPaid(page);

  await page.getByRole("link", { name: "Register new Member" }).click();
  await toPlan(page, "Ben");
  await page.getByText("This is the price of an additional member.").waitFor();
  await lookAt(page, "plan-additional");
  await choosePlan(page, "Monthly: $1.00 each month");
  await keepBox(page).uncheck();
  await pay(page, "$1.00");
  await untilPaid(page, "Ben");

  await page.getByRole("link", { name: "Register new Member" }).click();
  await toPlan(page, "Cleo");
  await choosePlan(page, "Yearly: $10.00 each year");
  await pay(page, "$10.00");
  await untilPaid(page, "Cleo");
  expect(await charges(resident)).toEqual([4000, 100, 1000]);
  expect(await paymentStates(resident)).toEqual(["Ada COMPLETE", "Ben COMPLETE", "Cleo COMPLETE"]);
});

test("a declined card, a closed window and a canceled page each say so, charge nothing and can be tried again", async ({
  atPlan,
}) => {
  const { page, resident } = await atPlan("Dora");
  await choosePlan(page, monthly);
  const first = await openCheckout(page, "$4.00");
  await spoken(page, "Please complete the payment in the pop up window").waitFor();
  await lookAt(page, "fired");
  await fillCard(first, testCards.declined);
  await first.getByText("Your card was declined.").waitFor();
  await first.close();
  await spoken(page, "Payment process was aborted - please try again").waitFor();
  await lookAtTrouble(page, "aborted");

  const second = await openCheckout(page, "$4.00");
  await second.getByRole("button", { name: "Cancel" }).click();
  await spoken(page, "Payment process was canceled").waitFor();
  await lookAt(page, "canceled");
  expect(await charges(resident)).toEqual([]);

  await pay(page, "$4.00");
  await toast(page, "New Member had been registered !").waitFor();
  await untilPaid(page);
  expect(await charges(resident)).toEqual([400]);
});

test("a payment that takes a while registers the member as Processing, then Completed without a reload", async ({
  atPlan,
}) => {
  const { page } = await atPlan("Hope");
  await choosePlan(page, monthly);
  await pay(page, "$4.00", testCards.paidLater);
  await toast(page, "Your bank is still working on the payment.").waitFor();
  await toast(page, "New Member had been registered !").waitFor();
  const ada = memberRow(page, "Ada Okafor");
  const chip = ada.getByText(/^Payment/);
  // getByText takes both spaces for one.
  await expect.poll(() => seenText(chip), { timeout: 20_000 }).toBe("Payment  : Processing");
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await ada.getByText("Payment  : Completed").waitFor();
  expect(await seenText(chip)).toBe("Payment  : Completed");
  expect(await page.evaluate(() => "notReloaded" in window)).toBe(true);
});

test("a price that the server has changed since is shown with the reason", async ({ atPlan }) => {
  const { page, resident, img } = await atPlan("Iris");
  await aPaidMember(resident, img, { First: "Ben" });
  await choosePlan(page, monthly);
  await payButton(page, "$1.00").waitFor();
  await waitForText(
    page,
    "The price is $1.00 each month now, because another member of your family is paid for. Before, we showed $4.00.",
  );
  await lookAt(page, "other-price");
});
