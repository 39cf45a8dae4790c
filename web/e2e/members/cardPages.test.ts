import { expect } from "vitest";
import { isFocused } from "../support/input/focus.ts";
import { button, dialog, fold, heading, menuItem, toast, waitForText } from "../support/locators.ts";
import { test } from "./test.ts";

test("after an emergency card is ended, the focus stays where it stood", async ({ atMembers }) => {
  const { page } = await atMembers("Edda");
  await button(page, "More for Ada Okafor").click();
  await menuItem(page, "Card to print").click();
  await button(page, "Make the card").click();
  await waitForText(page, "The card is made.");
  await fold(page, "Is it lost, or should it show something else?").click();
  await button(page, "End this card").click();
  await button(dialog(page, "End this card?"), "End this card").click();
  await button(page, "Make the card").waitFor();
  const place = page.getByRole("group", { name: "Emergency card", exact: true });
  await expect.poll(() => isFocused(place)).toBe(true);
});

test("a print of the family's cards without a network says so at once, and works afterwards", async ({ atMembers }) => {
  const { page, context } = await atMembers("Ottla");
  const messages = page.waitForResponse(/\/assets\/Toaster-/);
  await page.goto("/Members/Cards");
  await heading(page, "Cards for fridge and wallet").waitFor();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await messages;
  await context.setOffline(true);
  await button(page, "Print 1 card").click();
  const unreached = "We could not reach Beforehand. Check your connection and try again. What you typed is still here.";
  await toast(page, unreached).waitFor();
  await context.setOffline(false);
  await button(page, "Print 1 card").click();
  await page.waitForSelector("body[data-printed]");
});
