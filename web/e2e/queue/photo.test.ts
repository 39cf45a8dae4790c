import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button } from "../support/locators.ts";
import { aJacket } from "../support/queue.ts";
import { test as queueTest } from "./test.ts";

const test = queueTest.extend("moderator", { scope: "file" }, async ({ home, newLastingStaff }) => {
  await aJacket(home, { First: "Ana" });
  return newLastingStaff("MOD", "/NewEntries");
});

test.beforeEach(({ moderator: { page } }) => page.unrouteAll());

const photo = (page: Page) => button(page, "Enlarge the photo of Ana Okafor");
const retry = (page: Page) => page.getByRole("button", { name: /^The photo did not load/ });
const isPhoto = ({ pathname }: URL) => pathname.includes("/photos/");
const isShown = (page: Page) =>
  photo(page)
    .locator("img")
    .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);

test("a photo that fails says that it did not load, never that there is none, and can be loaded again", async ({
  moderator: { page },
}) => {
  await page.route(isPhoto, (route) => route.abort());
  await page.route("**/api/entry", (route) => route.abort());
  await page.reload();
  await retry(page).waitFor();
  expect(await page.getByRole("img", { name: /without a photo/ }).count()).toBe(0);
  await look(page, "queue-photo-trouble");
  await retry(page).press("Enter");
  await page.waitForFunction(
    () => document.getElementById("announce-status")?.textContent === "Ana Okafor: The photo did not load",
  );
  await untilFocused(retry(page));
  await page.unrouteAll();
  await retry(page).press("Enter");
  await untilFocused(photo(page));
  await expect.poll(() => isShown(page)).toBe(true);
});

/** Two minutes pass and the photo's address has expired; another one is asked for, and shown. */
async function passAndRenew(page: Page): Promise<void> {
  const renewed = page.waitForResponse("**/api/entry");
  await photo(page)
    .locator("img")
    .evaluate((img) => {
      const clock = Date.now.bind(Date);
      Date.now = () => clock() + 2 * 60_000;
      img.dispatchEvent(new Event("error"));
    });
  await renewed;
  await expect.poll(() => isShown(page), { timeout: 5_000 }).toBe(true);
}

test("an address that expired is renewed by itself, the second time like the first", async ({
  moderator: { page },
}) => {
  await page.reload();
  await photo(page).waitFor();
  await expect.poll(() => isShown(page)).toBe(true);
  await passAndRenew(page);
  await passAndRenew(page);
});
