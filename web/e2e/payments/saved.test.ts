import type { Page } from "playwright-core";
import { expect } from "vitest";
import { cardButton, fillCard, frameOf } from "../support/checkout.ts";
import { aMember, anOrder } from "../support/family.ts";
import { button, toast } from "../support/locators.ts";
import { openMembers } from "../support/members.ts";
import { advance, charges, paymentStates } from "../support/paymentProvider.ts";
import { allow, loseAnswer, recordCalls } from "../support/routes.ts";
import { choosePlan } from "../support/wizard.ts";
import { test as base, breakDown, lookAt } from "./test.ts";

const monthly = "Monthly: $1.00 each month";
const yearly = "Yearly: $10.00 each year";

const test = base
  /** A family whose first member is paid with a card that may be used again, and Ben, who waits for payment. */
  .extend("withCard", ({ newFamily }) => async (FirstName: string) => {
    const family = await newFamily(FirstName);
    const { resident, img } = family;
    await aMember(resident, img, { OrderID: await anOrder(resident, { again: "yes" }) });
    const ben = await aMember(resident, img, { First: "Ben" });
    await openMembers(family);
    return { ...family, ben };
  });

const otherCard = (page: Page) => frameOf(page).getByRole("button", { name: "Use another card" });

async function openBen(page: Page, ID: string, plan: string): Promise<void> {
  await page.goto(`/Members/Pay/${ID}`);
  await choosePlan(page, plan);
}

test("the next person is paid for with the saved card: one button, no window", async ({ withCard }) => {
  const { page, context, resident, ben } = await withCard("Sana");
  await openBen(page, ben.ID, monthly);
  await cardButton(page, "$1.00").waitFor();
  await lookAt(page, "saved-card");
  const calls = recordCalls(page);
  await cardButton(page, "$1.00").dblclick();
  await toast(page, "Payment complete - Thank you!").waitFor();
  expect(context.pages()).toHaveLength(1);
  expect(calls.filter((path) => path === "/payment/saved")).toHaveLength(1);
  expect(await paymentStates(resident)).toEqual(["Ada COMPLETE", "Ben COMPLETE"]);
  // Nothing was paid on the provider's pages but the first member.
  expect(await charges(resident)).toEqual([4000]);
});

test("what is due until the renewal day is told before the press", async ({ withCard }) => {
  const { page, resident, ben } = await withCard("Uli");
  await advance(resident, "pass");
  await openBen(page, ben.ID, yearly);
  await cardButton(page, "$5.00").waitFor();
  await frameOf(page).getByText("today, then $10.00 each year").waitFor();
  await frameOf(page)
    .getByText(/^Today you pay for the days until .* This plan then renews on your family's renewal day\.$/)
    .waitFor();
  await lookAt(page, "saved-prorated");
});

test("a declined card charges nothing and leads to another card in the window", async ({ withCard }) => {
  const { page, resident, ben } = await withCard("Vito");
  await openBen(page, ben.ID, monthly);
  await cardButton(page, "$1.00").waitFor();
  await advance(resident, "decline");
  await cardButton(page, "$1.00").click();
  await frameOf(page).getByText("Your bank declined this card. Please use another card.").waitFor();
  await page.getByText("Payment process was aborted - please try again").waitFor();
  await expect.poll(() => otherCard(page).evaluate((own) => own === document.activeElement)).toBe(true);
  await lookAt(page, "saved-declined");
  const [popup] = await Promise.all([page.waitForEvent("popup"), otherCard(page).click()]);
  await popup.getByLabel("Card number").waitFor();
  await fillCard(popup, "5555 5555 5555 4444");
  await toast(page, "Payment complete - Thank you!").waitFor();
  expect(await paymentStates(resident)).toEqual(["Ada COMPLETE", "Ben COMPLETE"]);
});

test("a bank that asks its owner leads to the window to confirm", async ({ withCard }) => {
  const { page, resident, ben } = await withCard("Wim");
  await openBen(page, ben.ID, monthly);
  await cardButton(page, "$1.00").waitFor();
  await advance(resident, "ask");
  await cardButton(page, "$1.00").click();
  await frameOf(page)
    .getByText(/Your bank asks you to confirm this payment/)
    .waitFor();
  await frameOf(page).getByRole("button", { name: "Confirm on the payment page" }).waitFor();
});

test("without an answer nobody is told that nothing was charged, and trying again is safe", async ({
  withCard,
}) => {
  const { page, resident, ben } = await withCard("Yara");
  await openBen(page, ben.ID, monthly);
  await cardButton(page, "$1.00").waitFor();
  // The card is charged, and the answer is lost.
  await loseAnswer(page, "payment/saved");
  await cardButton(page, "$1.00").click();
  await page.getByText("We cannot see where the payment stands").waitFor();
  await lookAt(page, "saved-lost");
  await button(page, "Try again").click();
  await expect.poll(() => paymentStates(resident)).toEqual(["Ada COMPLETE", "Ben COMPLETE"]);
});

test("while the provider is down the person is told so and can go on later", async ({ withCard }) => {
  const { page, ben } = await withCard("Zeno");
  await openBen(page, ben.ID, monthly);
  await breakDown(page, "payment/saved");
  await cardButton(page, "$1.00").click();
  await page.getByText("We cannot see where the payment stands").waitFor();
  await allow(page, "payment/saved");
  await button(page, "Try again").click();
  await cardButton(page, "$1.00").waitFor();
});
