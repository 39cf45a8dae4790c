import type { Page } from "playwright-core";
import { expect } from "vitest";
import { errorSentences } from "#shared/errors.ts";
import { cardButton, fillCard, frameOf, testCards } from "../support/checkout.ts";
import { aMember, anOrder } from "../support/family.ts";
import { button, toast } from "../support/locators.ts";
import { openMembers } from "../support/members.ts";
import { advance, changeCard, charges, paymentStates } from "../support/paymentProvider.ts";
import { allow, loseAnswer, recordCalls } from "../support/routes.ts";
import { choosePlan } from "../support/wizard.ts";
import { test as base, breakDown, lookAt, lookAtTrouble } from "./test.ts";

const monthly = "Monthly: $1.00 each month";
const yearly = "Yearly: $10.00 each year";

const test = base
  /** With Ben, who waits for payment. */
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
  // Only the first member.
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

test.for([
  ["declined", "decline", "Your bank declined this card. Please use another card.", "Vito"],
  ["expired", "expire", "This card has expired. Please use another card.", "Xena"],
] as const)(
  "a saved card that is %s charges nothing and leads to another card in the window",
  async ([how, action, reason, FirstName], { withCard }) => {
    const { page, resident, ben } = await withCard(FirstName);
    await openBen(page, ben.ID, monthly);
    await cardButton(page, "$1.00").waitFor();
    await advance(resident, action);
    await cardButton(page, "$1.00").click();
    await frameOf(page).getByText(reason).waitFor();
    await page.getByText("Payment process was aborted - please try again").waitFor();
    await expect.poll(() => otherCard(page).evaluate((own) => own === document.activeElement)).toBe(true);
    await lookAtTrouble(page, `saved-${how}`);
    const [popup] = await Promise.all([page.waitForEvent("popup"), otherCard(page).click()]);
    await popup.getByLabel("Card number").waitFor();
    await fillCard(popup, testCards.mastercard);
    await toast(page, "Payment complete - Thank you!").waitFor();
    expect(await paymentStates(resident)).toEqual(["Ada COMPLETE", "Ben COMPLETE"]);
  },
);

test("a bank that asks who is paying (3-D Secure) is answered in the window, and the person is paid for", async ({
  withCard,
}) => {
  const { page, resident, ben } = await withCard("Wim");
  await openBen(page, ben.ID, monthly);
  await cardButton(page, "$1.00").waitFor();
  await advance(resident, "ask");
  await cardButton(page, "$1.00").click();
  await frameOf(page)
    .getByText(/Your bank asks you to confirm this payment/)
    .waitFor();
  const confirm = frameOf(page).getByRole("button", { name: "Confirm on the payment page" });
  await confirm.waitFor();
  await lookAtTrouble(page, "saved-asks");
  const [popup] = await Promise.all([page.waitForEvent("popup"), confirm.click()]);
  await popup.getByLabel("Card number").waitFor();
  await fillCard(popup, testCards.asks);
  await popup.getByRole("button", { name: "Complete authentication" }).click();
  await toast(page, "Payment complete - Thank you!").waitFor();
  expect(await paymentStates(resident)).toEqual(["Ada COMPLETE", "Ben COMPLETE"]);
});

test("a card that was replaced in another window is not charged: the new one is shown first", async ({ withCard }) => {
  const { page, resident, ben } = await withCard("Cleo");
  await openBen(page, ben.ID, monthly);
  await cardButton(page, "$1.00").waitFor();
  await changeCard(resident, testCards.mastercard);
  await cardButton(page, "$1.00").click();
  // The message has the reason alone.
  await page.getByText(/to see the new one\. Nothing was charged now/).waitFor();
  await lookAtTrouble(page, "saved-changed");
  expect(await paymentStates(resident)).toEqual(["Ada COMPLETE", "Ben PENDING"]);
  await button(page, "Try again").click();
  await cardButton(page, "$1.00", "4444").click();
  await toast(page, "Payment complete - Thank you!").waitFor();
  expect(await paymentStates(resident)).toEqual(["Ada COMPLETE", "Ben COMPLETE"]);
});

test("without an answer nobody is told that nothing was charged, and trying again is safe", async ({ withCard }) => {
  const { page, resident, ben } = await withCard("Yara");
  await openBen(page, ben.ID, monthly);
  await cardButton(page, "$1.00").waitFor();
  // The card is charged.
  await loseAnswer(page, "payment/saved");
  await cardButton(page, "$1.00").click();
  await page.getByText("We cannot see where the payment stands").waitFor();
  await lookAt(page, "saved-lost");
  await button(page, "Try again").click();
  await expect.poll(() => paymentStates(resident)).toEqual(["Ada COMPLETE", "Ben COMPLETE"]);
});

test("while the provider is down the person is told so and can go on later", async ({ withCard }) => {
  const { page, resident, ben } = await withCard("Zeno");
  await openBen(page, ben.ID, monthly);
  await breakDown(page, "payment/saved");
  await cardButton(page, "$1.00").click();
  await page.getByText("We cannot see where the payment stands").waitFor();
  await page.getByText(errorSentences.UNAVAILABLE).first().waitFor();
  await lookAtTrouble(page, "saved-down");
  await allow(page, "payment/saved");
  await button(page, "Try again").click();
  await cardButton(page, "$1.00").click();
  await toast(page, "Payment complete - Thank you!").waitFor();
  expect(await paymentStates(resident)).toEqual(["Ada COMPLETE", "Ben COMPLETE"]);
});

test("a window that was closed unpaid is no way to pay once more after the saved card", async ({ withCard }) => {
  const { page, resident, ben } = await withCard("Quin");
  await openBen(page, ben.ID, monthly);
  const [popup] = await Promise.all([page.waitForEvent("popup"), otherCard(page).click()]);
  await popup.getByLabel("Card number").waitFor();
  const address = popup.url();
  await popup.close();
  await page.getByText("Payment process was aborted - please try again").waitFor();
  await cardButton(page, "$1.00").click();
  await toast(page, "Payment complete - Thank you!").waitFor();
  expect((await fetch(address)).status).toBe(410);
  expect(await charges(resident)).toEqual([4000]);
});
