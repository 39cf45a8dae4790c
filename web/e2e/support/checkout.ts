import type { Page } from "playwright-core";
import { expect } from "vitest";

export const testCards = {
  paid: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  paidLater: "4000 0000 0000 0077",
  failsLater: "4000 0000 0000 0341",
  /** The bank asks who is paying. */
  asks: "4000 0025 0000 3155",
  mastercard: "5555 5555 5555 4444",
} as const;

export const frameOf = (page: Page) => page.frameLocator("iframe[title='Card payment']");
export const payButton = (page: Page, amount: string) => frameOf(page).getByRole("button", { name: `Pay ${amount}` });

/** Ticked by default. */
export const keepBox = (page: Page) => frameOf(page).getByLabel(/^Keep this card for the next payments/);

/** Returns the provider's page. */
export async function openCheckout(page: Page, amount: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), payButton(page, amount).click()]);
  await popup.getByLabel("Card number").waitFor();
  return popup;
}

export async function fillCard(popup: Page, number: string = testCards.paid): Promise<void> {
  await popup.getByLabel("Card number").fill(number);
  await popup.getByLabel("Expires (MM/YY)").fill("12/40");
  await popup.getByLabel(/CVC/).fill("123");
  await popup.getByRole("button", { name: /^Pay/ }).click();
}

export const cardButton = (page: Page, amount: string, ending = "4242") =>
  frameOf(page).getByRole("button", { name: `Pay ${amount} with the card ending ${ending}` });

export async function pay(page: Page, amount: string, number?: string): Promise<void> {
  await fillCard(await openCheckout(page, amount), number);
}

/** The page closes by itself. */
export async function finishCheckout(popup: Page): Promise<void> {
  await fillCard(popup);
  await expect.poll(() => popup.isClosed(), { timeout: 20_000 }).toBe(true);
}
