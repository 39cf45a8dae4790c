import type { Page } from "playwright-core";
import { expect } from "vitest";
import { untilFocused } from "../support/input/focus.ts";
import { button } from "../support/locators.ts";
import { phone } from "../support/person.ts";
import { card, cardHeading, filterField, someJackets } from "../support/queue.ts";
import { hold } from "../support/routes.ts";
import { announced, focusedCard, lengthen, names, test as queueTest } from "./test.ts";

const test = queueTest.extend("moderator", { scope: "file" }, async ({ home, newLastingStaff }) => {
  await someJackets(home, ["Ana", "Ben", "Cleo"]);
  return newLastingStaff("MOD", "/NewEntries");
});

test.beforeEach(async ({ moderator: { page } }) => {
  await page.unrouteAll();
  await page.goto("/NewEntries");
  await card(page, "Cleo Okafor").waitFor();
  await page.locator("h1").focus();
});

const everyone = ["Ana Okafor", "Ben Okafor", "Cleo Okafor"];

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test("letters typed while a mark is under way are letters: no other jacket is marked", async ({
  moderator: { page },
}) => {
  const filter = filterField(page);
  const letGo = await hold(page, "markEntry");
  await press(page, "j", "t", "/");
  letGo();
  await card(page, "Ana Okafor").waitFor({ state: "detached" });
  await press(page, "t");
  expect(await filter.inputValue()).toBe("t");
  await button(page, "Clear the filter").click();
  await button(page, "Undo: Ana Okafor").click();
  await expect.poll(() => focusedCard(page)).toBe("Ana Okafor");
  expect(await names(page)).toEqual(everyone);
});

test("the focus stays on another jacket when a mark, or its undo, is answered late", async ({
  moderator: { page },
}) => {
  const letMark = await hold(page, "markEntry");
  await press(page, "j", "t", "j", "j");
  letMark();
  await card(page, "Ana Okafor").waitFor({ state: "detached" });
  expect(await focusedCard(page)).toBe("Cleo Okafor");
  const letUndo = await hold(page, "markEntry/undo");
  await press(page, "u", "k");
  letUndo();
  await card(page, "Ana Okafor").waitFor();
  expect(await focusedCard(page)).toBe("Ben Okafor");
});

test("keys lead from the last loaded jacket to the button for more, and on from there", async ({
  moderator: { page },
}) => {
  await lengthen(page, 120);
  await page.reload();
  await cardHeading(page, "Number 50 Okafor").focus();
  await press(page, "j");
  await untilFocused(button(page, "Show more"));
  await announced(page, "More jackets wait: press Show more");
  await press(page, "k");
  expect(await focusedCard(page)).toBe("Number 50 Okafor");
  await press(page, "j", "Enter");
  await announced(page, "Showing the first 100 jackets");
  await untilFocused(button(page, "Show more"));
  await press(page, "j");
  expect(await focusedCard(page)).toBe("Number 51 Okafor");
  await button(page, "Show more").press("Enter");
  await untilFocused(page.getByText("Showing all 120 jackets", { exact: true }));
  await cardHeading(page, "Number 120 Okafor").focus();
  await press(page, "j");
  await announced(page, "This is the last jacket");
});

/** Names whose focused heading was covered, down and up. */
async function covered(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const key of ["j", "j", "j", "k"]) {
    await press(page, key);
    const name = await page.evaluate(() => {
      const heading = document.activeElement;
      const { left, top, height } = heading?.getBoundingClientRect() ?? new DOMRect();
      const isSeen = heading?.contains(document.elementFromPoint(left + 5, top + height / 2));
      return isSeen ? "" : heading?.textContent;
    });
    if (name) found.push(name);
  }
  return found;
}

test("news of the queue covers no jacket that keys lead to: at a desk they stay in sight, on a phone they do not", async ({
  moderator: { page },
}) => {
  const offline = page.locator("main").getByText(/^You are offline/);
  await page.context().setOffline(true);
  await offline.waitFor();
  expect(await covered(page)).toEqual([]);
  expect(await offline.isVisible()).toBe(true);
  expect((await offline.boundingBox())?.y).toBeGreaterThan(0);
  for (const width of [phone.width, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.locator("h1").focus();
    expect(await covered(page)).toEqual([]);
    expect((await offline.boundingBox())?.y).toBeLessThan(0);
  }
  await page.context().setOffline(false);
});
