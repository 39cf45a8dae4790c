import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messages } from "#shared/fields.ts";
import { look, startBrowser } from "../support/look.ts";
import { registerResident } from "../support/registerResident.ts";
import { passwordField } from "../support/signIn.ts";
import {
  button,
  ended,
  endingSoon,
  enter,
  field,
  fillHousehold,
  heading,
  lookBack,
  minutes,
  newPersonWithClock,
  remembered,
  tabTo,
} from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

/** Moves the sign-in into the past, as a page finds it that is opened so much later. */
async function laterBy(page: Page, time: number): Promise<void> {
  // A write that is under way would come after this one.
  await page.waitForTimeout(1_200);
  await page.evaluate((gone) => {
    for (const storage of [localStorage, sessionStorage]) {
      const stored = JSON.parse(storage.getItem("beforehand.session") ?? "null") as { since: number } | null;
      if (!stored) continue;
      const since = stored.since - gone;
      storage.setItem("beforehand.session", JSON.stringify({ ...stored, since }));
    }
  }, time);
  await page.reload();
}

test.each([
  ["30 days", true, minutes(30 * 24 * 60)],
  ["12 hours", false, minutes(12 * 60)],
])(
  "a sign-in of %s can be prolonged before it runs out, without leaving the page",
  async (words, remember, length) => {
    const credentials = await registerResident("Edith");
    const { page, problems } = await newPersonWithClock(browser);
    await page.goto("/Login");
    await enter(page, credentials, remember);
    await heading(page, "Welcome back, Edith").waitFor();
    await page.goto("/HouseHolds/Add");
    await laterBy(page, length - minutes(12));
    await field(page, "House name").fill("Lake cabin");
    expect(await endingSoon(page).count()).toBe(0);
    await page.clock.fastForward(minutes(3));
    await endingSoon(page).waitFor();
    if (remember) await look(page, "45-ending-soon");
    await button(endingSoon(page), "Later").click();
    await endingSoon(page).waitFor({ state: "detached" });
    expect(await field(page, "House name").evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await page.clock.fastForward(minutes(8));
    await endingSoon(page).waitFor();
    await tabTo(page, passwordField(page, "Password"));
    await page.keyboard.type("Wrong1234");
    await page.keyboard.press("Enter");
    await endingSoon(page).getByText(messages.wrongCredentials).first().waitFor();
    await passwordField(page, "Password").fill(credentials.Password);
    await page.keyboard.press("Enter");
    await endingSoon(page).waitFor({ state: "detached" });
    expect(await field(page, "House name").inputValue()).toBe("Lake cabin");
    await page.clock.fastForward(minutes(12));
    expect(await ended(page).count()).toBe(0);

    await laterBy(page, length - minutes(21));
    await endingSoon(page).waitFor();
    await page.mouse.move(200, 200);
    await page.clock.fastForward(minutes(10));
    await ended(page).waitFor();
    await page.getByText(`You were signed out because a sign-in lasts ${words}.`).first().waitFor();
    expect(problems).toEqual([]);
  },
);

test("an account that is restricted meanwhile is told so, its page is covered, and it can log out", async () => {
  const { page } = await remembered(browser, "Rhea");
  await page.route("**/api/members/all", (route) =>
    route.fulfill({ status: 403, json: { Message: messages.restricted, RequestId: "1" } }),
  );
  // What the first page asked for is there, and stale by then.
  await page.getByText("No family members registered yet", { exact: true }).waitFor();
  await page.clock.fastForward(minutes(1));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Family Members" }).click();
  await heading(page, "Your account is restricted").waitFor();
  await page.getByText(messages.restricted).first().waitFor();
  expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false);
  await button(page, "Log out").click();
  await heading(page, /Help that knows you/).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("beforehand.session"))).toBeNull();
});

test("a token that is renewed during use changes nothing on the screen", async () => {
  const { page } = await remembered(browser, "Renate");
  await fillHousehold(page);
  await button(page.getByRole("dialog"), "Cancel").click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.clock.fastForward(minutes(31));
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(new URL(request.url()).pathname);
  });
  await field(page, "House name").focus();
  await page.evaluate(() => {
    document.querySelector("main")?.setAttribute("data-same", "");
  });
  await lookBack(page);
  await expect.poll(() => asked).toContain("/api/account/refresh");
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path === "/api/account/refresh")).toHaveLength(1);
  expect(asked.filter((path) => path === "/api/household/all")).toHaveLength(1);
  expect(await page.locator("main[data-same]").count()).toBe(1);
  expect(await field(page, "House name").evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
});
