import type { Page } from "playwright-core";
import { expect } from "vitest";
import { button, descriptionOf, sidebarLink } from "../support/locators.ts";
import { card, markButton, someJackets } from "../support/queue.ts";
import { test } from "./test.ts";

/** The title, and the menu's words. */
const told = async (page: Page) => [
  await page.title(),
  (await descriptionOf(sidebarLink(page, "New Jackets"))).trim(),
];

test("the title and the menu say how many jackets wait, and follow each mark and its undoing", async ({
  home,
  newLastingStaff,
}) => {
  await someJackets(home, ["Ana", "Ben"]);
  const { page } = await newLastingStaff("MOD", "/NewEntries");
  await card(page, "Ben Okafor").waitFor();
  await expect.poll(() => told(page)).toEqual(["(2) New Jackets · Beforehand", "2 waiting"]);
  await markButton(page, "Ana Okafor").click();
  await expect.poll(() => told(page)).toEqual(["(1) New Jackets · Beforehand", "1 waiting"]);
  await markButton(page, "Ben Okafor").click();
  await expect.poll(() => told(page)).toEqual(["New Jackets · Beforehand", ""]);
  await button(page, "Undo: Ben Okafor").click();
  await card(page, "Ben Okafor").waitFor();
  await expect.poll(() => told(page)).toEqual(["(1) New Jackets · Beforehand", "1 waiting"]);
});
