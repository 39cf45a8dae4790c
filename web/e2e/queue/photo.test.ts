import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { look, startBrowser } from "../support/look.ts";
import { aVisit } from "../support/members.ts";
import { untilFocused } from "../support/messages.ts";
import { aJacket, aReader, button, card, markAll, type Reader, staffToken } from "../support/queue.ts";

let browser: Browser;
let moderator: Reader;

beforeAll(async () => {
  browser = await startBrowser();
  const { family, img } = await aVisit(browser, "Rosa");
  await markAll(await staffToken());
  await aJacket(family, img, { First: "Ana" });
  moderator = await aReader(browser, "/NewEntries");
});

beforeEach(() => moderator.page.unrouteAll());

afterAll(async () => {
  await browser?.close();
});

const ana = () => card(moderator.page, "Ana Okafor");
const photo = () => button(ana(), "Enlarge the photo of Ana Okafor");
const picture = () => photo().locator("img");
const isShown = () => picture().evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
const isPhoto = ({ pathname }: URL) => pathname.includes("/photos/");
const retry = () => ana().getByRole("button", { name: /^The photo did not load/ });

test("a photo that cannot be had says that it did not load, never that there is none, and can be asked for again", async () => {
  const { page, problems } = moderator;
  await page.route(isPhoto, (route) => route.abort());
  await page.route("**/api/entry", (route) => route.abort());
  await page.reload();
  await retry().waitFor();
  expect(await page.getByRole("img", { name: /without a photo/ }).count()).toBe(0);
  await look(page, "queue-photo-trouble");
  await retry().press("Enter");
  await page.waitForFunction(
    () => document.getElementById("announce-status")?.textContent === "Ana Okafor: The photo did not load",
  );
  await untilFocused(retry());
  await page.unrouteAll();
  await retry().press("Enter");
  await untilFocused(photo());
  await expect.poll(isShown).toBe(true);
  expect(problems).toEqual([]);
});

/** Two minutes pass, and the photo's address turns out to have ended; another one is asked for, and shown. */
async function passAndRenew(): Promise<void> {
  const renewed = moderator.page.waitForResponse("**/api/entry");
  await picture().evaluate((img) => {
    const clock = Date.now.bind(Date);
    Date.now = () => clock() + 2 * 60_000;
    img.dispatchEvent(new Event("error"));
  });
  await renewed;
  await expect.poll(isShown, { timeout: 5_000 }).toBe(true);
}

test("an address that ended is renewed by itself, the second time like the first", async () => {
  const { page, problems } = moderator;
  await page.reload();
  await photo().waitFor();
  await expect.poll(isShown).toBe(true);
  await passAndRenew();
  await passAndRenew();
  expect(problems).toEqual([]);
});
