import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { phone, startBrowser } from "../support/look.ts";
import { aVisit, type Visit } from "../support/members.ts";
import { untilFocused } from "../support/messages.ts";
import {
  aJacket,
  aReader,
  button,
  card,
  focusedJacket,
  held,
  lengthen,
  markAll,
  type Reader,
  staffToken,
} from "../support/queue.ts";

let browser: Browser;
let home: Visit;
let moderator: Reader;

beforeAll(async () => {
  browser = await startBrowser();
  home = await aVisit(browser, "Rosa");
  await markAll(await staffToken());
  for (const [index, First] of ["Ana", "Ben", "Cleo"].entries())
    await aJacket(home.family, home.img, { First }, `${index + 1} Campus Martius`);
  moderator = await aReader(browser, "/NewEntries");
});

beforeEach(async () => {
  const { page } = moderator;
  await page.unrouteAll();
  await page.goto("/NewEntries");
  await card(page, "Cleo Okafor").waitFor();
  await page.locator("h1").focus();
});

afterAll(async () => {
  await browser?.close();
});

const names = (page: Page) => page.locator("article h2").allTextContents();
const everyone = ["Ana Okafor", "Ben Okafor", "Cleo Okafor"];

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test("letters typed while a mark is under way are letters: no other jacket is marked", async () => {
  const { page } = moderator;
  const filter = page.getByRole("searchbox", { name: /^Filter/ });
  const letGo = await held(page, "markEntry");
  await press(page, "j", "t", "/");
  letGo();
  await card(page, "Ana Okafor").waitFor({ state: "detached" });
  await press(page, "t");
  expect(await filter.inputValue()).toBe("t");
  await button(page, "Clear the filter").click();
  await button(page, "Undo: Ana Okafor").click();
  await expect.poll(() => focusedJacket(page)).toBe("Ana Okafor");
  expect(await names(page)).toEqual(everyone);
});

test("who went on to another jacket stays there when a mark, or its undo, is answered late", async () => {
  const { page } = moderator;
  const letMark = await held(page, "markEntry");
  await press(page, "j", "t", "j", "j");
  letMark();
  await card(page, "Ana Okafor").waitFor({ state: "detached" });
  expect(await focusedJacket(page)).toBe("Cleo Okafor");
  const letUndo = await held(page, "markEntry/undo");
  await press(page, "u", "k");
  letUndo();
  await card(page, "Ana Okafor").waitFor();
  expect(await focusedJacket(page)).toBe("Ben Okafor");
});

/** Waits until screen readers are told a sentence. */
const told = (page: Page, sentence: string) =>
  page.waitForFunction(
    (words) => document.getElementById("announce-status")?.textContent === words,
    sentence,
  );

test("keys lead from the last jacket that has come to the button for more, and on from there", async () => {
  const { page } = moderator;
  await lengthen(page, 120);
  await page.reload();
  await card(page, "Number 50 Okafor").getByRole("heading", { level: 2 }).focus();
  await press(page, "j");
  await untilFocused(button(page, "Show more"));
  await told(page, "More jackets wait: press Show more");
  await press(page, "k");
  expect(await focusedJacket(page)).toBe("Number 50 Okafor");
  await press(page, "j", "Enter");
  await told(page, "Showing the first 100 jackets");
  await untilFocused(button(page, "Show more"));
  await press(page, "j");
  expect(await focusedJacket(page)).toBe("Number 51 Okafor");
  await button(page, "Show more").press("Enter");
  await untilFocused(page.getByText("Showing all 120 jackets", { exact: true }));
  await card(page, "Number 120 Okafor").getByRole("heading", { level: 2 }).focus();
  await press(page, "j");
  await told(page, "This is the last jacket");
});

/** Goes down and up through the jackets by keys; answers whose heading was covered when it had the focus. */
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

test("news of the queue covers no jacket that keys lead to: at a desk they stay in sight, on a phone they do not", async () => {
  const { page, problems } = moderator;
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
  expect(problems).toEqual([]);
});
