import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button } from "../support/locators.ts";
import { aJacket } from "../support/queue.ts";
import { recordCalls } from "../support/routes.ts";
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

const shownAddress = async (page: Page) => (await photo(page).locator("img").getAttribute("src")) ?? "";
const isThumbnail = (address: string) => new URL(address).pathname.endsWith(".small");
const fail = (page: Page) =>
  photo(page)
    .locator("img")
    .evaluate((img) => img.dispatchEvent(new Event("error")));

/** After two minutes both addresses have expired. */
async function passAndRenew(page: Page): Promise<void> {
  const renewed = page.waitForResponse("**/api/entry");
  await page.evaluate(() => {
    const clock = Date.now.bind(Date);
    Date.now = () => clock() + 2 * 60_000;
  });
  await fail(page);
  await expect.poll(async () => isThumbnail(await shownAddress(page))).toBe(false);
  await fail(page);
  await renewed;
  await expect.poll(() => isShown(page), { timeout: 5_000 }).toBe(true);
  expect(isThumbnail(await shownAddress(page))).toBe(true);
}

test("a card loads the thumbnail alone, the first one at once; its photo is loaded when it is enlarged", async ({
  moderator: { page },
}) => {
  // Cached ones included.
  const loaded = () =>
    page.evaluate(() => {
      const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      return paths.filter((path) => path.includes("/photos/"));
    });
  await page.reload();
  await photo(page).waitFor();
  await expect.poll(() => isShown(page)).toBe(true);
  const image = photo(page).locator("img");
  expect(await image.getAttribute("loading")).toBe("eager");
  expect(await image.getAttribute("fetchpriority")).toBe("high");
  const [thumbnail = "", ...others] = await loaded();
  expect([thumbnail.endsWith(".small"), others]).toEqual([true, []]);
  await photo(page).click();
  await expect.poll(loaded).toEqual([thumbnail, thumbnail.replace(".small", "")]);
  await button(page, "Close").click();
});

test("a photo whose thumbnail does not load is shown itself", async ({ moderator: { page } }) => {
  await page.route(
    (url) => isPhoto(url) && url.pathname.endsWith(".small"),
    (route) => route.fulfill({ status: 404 }),
  );
  await page.reload();
  await photo(page).waitFor();
  await expect.poll(() => isShown(page)).toBe(true);
  expect(isThumbnail(await shownAddress(page))).toBe(false);
});

test("addresses that expired are renewed by themselves, the second time like the first", async ({
  moderator: { page },
}) => {
  await page.reload();
  await photo(page).waitFor();
  await expect.poll(() => isShown(page)).toBe(true);
  await passAndRenew(page);
  await passAndRenew(page);
});

test("the queue, its marks and its first photo are asked for before the program is there, and once", async ({
  moderator: { page },
}) => {
  const shown = page.waitForRequest((request) => isPhoto(new URL(request.url())));
  await page.route("**/assets/start-*.js", async (route) => {
    await shown;
    await route.continue();
  });
  const calls = recordCalls(page);
  await page.reload();
  await photo(page).waitFor();
  const early = ["/account/refresh", "/markEntries/recent", "/listNewEntries"];
  expect(calls.filter((path) => early.includes(path))).toEqual(early);
});
