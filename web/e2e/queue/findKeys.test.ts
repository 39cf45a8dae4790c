import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isFocused, untilFocused } from "../support/input/focus.ts";
import { typeOnSlowDevice } from "../support/input/typeSlowly.ts";
import { dialog, heading, sidebarLink } from "../support/locators.ts";
import { card, cardHeading, someJackets } from "../support/queue.ts";
import { hold, recordCalls, slowly } from "../support/routes.ts";
import { names, test as queueTest } from "./test.ts";

const test = queueTest.extend("moderator", { scope: "file" }, async ({ home, newLastingStaff }) => {
  await someJackets(home, ["Ana", "Ben", "Cleo"]);
  return newLastingStaff("MOD", "/NewEntries");
});

const finder = (page: Page) => page.getByRole("searchbox", { name: /^House number/ });
const jacketNumber = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;
/** With shortcuts: t marks, m opens, j goes on, u takes back. */
const letters = "tmjutxper kcrt tmjut xper kcrt";

test.for([0, 1_500])(
  "each letter after f is of the finder on a slow machine whose code comes after %i ms",
  async (delay, { moderator: { page } }) => {
    await page.goto("/NewEntries");
    await cardHeading(page, "Ana Okafor").focus();
    await slowly(page, "**/assets/FindPage*", delay);
    const calls = recordCalls(page);
    await typeOnSlowDevice(page, `f${letters}`);
    await heading(page, "Find").waitFor();
    await untilFocused(finder(page));
    expect(await finder(page).inputValue()).toBe(letters);
    expect(calls.filter((path) => /mark|medical|print|report/.test(path))).toEqual([]);
    await page.unrouteAll();
    await page.goBack();
    await card(page, "Cleo Okafor").waitFor();
    expect(await names(page)).toEqual(["Ana Okafor", "Ben Okafor", "Cleo Okafor"]);
  },
);

test("a letter pressed while another screen is on its way marks nothing", async ({ moderator: { page } }) => {
  await cardHeading(page, "Ana Okafor").focus();
  const calls = recordCalls(page);
  // In one task: the queue is still drawn.
  await sidebarLink(page, "Update Jackets").evaluate((link: HTMLElement) => {
    link.click();
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true }));
  });
  await heading(page, "Update Jackets").waitFor();
  expect(calls.filter((path) => path.startsWith("/mark"))).not.toContain("/markEntry");
});

test("whoever types and presses Enter at once reads who was found", async ({ moderator: { page } }) => {
  await page.goto("/NewEntries");
  await cardHeading(page, "Ana Okafor").focus();
  // The department may have others at the same address.
  const number = await card(page, "Ana Okafor").getByText(jacketNumber).textContent();
  await typeOnSlowDevice(page, `f${number}\n`);
  await dialog(page, "Open the record of Ana Okafor?").waitFor();
});

test.for(["Okafor", "Ana Okafor"])(
  "whoever types on keeps the field when the answer about %s comes: the next key opens nobody's record",
  async (asked, { moderator: { page } }) => {
    await page.goto("/Find");
    const letGo = await hold(page, "find");
    await finder(page).fill(asked);
    await finder(page).press("Enter");
    await finder(page).pressSequentially(" 12");
    letGo();
    await page.locator("[data-found]").first().waitFor();
    await page.keyboard.press("Space");
    await page.keyboard.type("Main");
    expect(await finder(page).inputValue()).toBe(`${asked} 12 Main`);
    expect(await isFocused(finder(page))).toBe(true);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.unrouteAll();
  },
);
