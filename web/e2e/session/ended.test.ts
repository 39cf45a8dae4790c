import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messages } from "#shared/fields.ts";
import { aFamily, callApi } from "../support/family.ts";
import { look, startBrowser } from "../support/look.ts";
import { registerResident } from "../support/registerResident.ts";
import { passwordField } from "../support/signIn.ts";
import {
  button,
  endElsewhere,
  ended,
  enter,
  field,
  fillHousehold,
  goOn,
  heading,
  householdNames,
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

test("a session that ends during a save waits for the password, and the save is done exactly once", async () => {
  const { page, credentials, problems } = await remembered(browser, "Rosa");
  await fillHousehold(page);
  await endElsewhere(page);
  const saves: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/household")) saves.push(request.headers()["idempotency-key"] ?? "");
  });
  await button(page.getByRole("dialog"), "Register House Hold").click();
  await ended(page).waitFor();
  expect(saves).toEqual([]);
  // Longer than any request may take: it is the person who is waited for.
  await page.clock.fastForward(minutes(2));
  expect(await page.getByText(/could not reach|Please try again later/).count()).toBe(0);
  await passwordField(page, "Password").fill("Wrong1234");
  await page.keyboard.press("Enter");
  await page.getByText(messages.wrongCredentials).first().waitFor();
  await look(page, "43-session-ended-wrong");
  await goOn(page, credentials);
  await page.getByText("New House Hold has been registered !").first().waitFor();
  await page.getByRole("table", { name: "Your house holds" }).getByText("Lake cabin").waitFor();
  expect(saves).toHaveLength(1);
  expect(await householdNames(credentials)).toEqual(["Lake cabin"]);
  expect(await page.getByText(messages.wrongCredentials).count()).toBe(0);
  expect(problems).toEqual([]);
});

test("a save that the server refuses for its token is sent again with the same key", async () => {
  const { page, credentials } = await remembered(browser, "Kira");
  await fillHousehold(page);
  const keys: (string | undefined)[] = [];
  await page.route("**/api/household", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    await page.context().clearCookies();
    return route.fulfill({ status: 401, json: { message: "Unauthorized" } });
  });
  await button(page.getByRole("dialog"), "Register House Hold").click();
  await ended(page).waitFor();
  await goOn(page, credentials);
  await page.getByText("New House Hold has been registered !").first().waitFor();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(await householdNames(credentials)).toEqual(["Lake cabin"]);
});

test("with the keyboard alone, a covered page and its open dialog come back as they were", async () => {
  const { page, credentials } = await remembered(browser, "Nadia");
  await fillHousehold(page);
  await endElsewhere(page);
  await button(page.getByRole("dialog"), "Register House Hold").focus();
  await page.keyboard.press("Enter");
  await ended(page).waitFor();
  expect(await ended(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await tabTo(page, passwordField(page, "Password"));
  await page.keyboard.type(credentials.Password);
  await tabTo(page, button(page, "Continue where you left off"));
  await page.keyboard.press("Enter");
  await page.getByText("New House Hold has been registered !").first().waitFor();
});

test("Back does not lead away under a covered page, and a reload leads to sign-in and back", async () => {
  const { page, credentials } = await remembered(browser, "Petra");
  await page.goto("/HouseHolds");
  await page.getByRole("link", { name: "Add a House Hold" }).first().click();
  await field(page, "House name").fill("Lake cabin");
  await endElsewhere(page);
  await lookBack(page);
  await ended(page).waitFor();
  await page.goBack();
  await ended(page).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/HouseHolds/Add");
  await goOn(page, credentials);
  expect(await field(page, "House name").inputValue()).toBe("Lake cabin");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.goBack();
  await button(page.getByRole("dialog", { name: "Leave without saving?" }), "Leave").click();
  await heading(page, "Welcome, Petra").waitFor();
  await page.goForward();
  await heading(page, "New House Hold").waitFor();

  await endElsewhere(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await heading(page, "Sign in").waitFor();
  await enter(page, credentials);
  await heading(page, "New House Hold").waitFor();
});

test("nothing that was said before can still be read on a covered page, nor after it was left", async () => {
  const { page } = await remembered(browser, "Thea");
  await page.goto("/HouseHolds/Add");
  // What is asked for again later has been read.
  await page.getByText("(no primary location yet)").first().waitFor({ state: "attached" });
  await button(page, "Copy my primary residence address").click();
  const spoken = () =>
    page.evaluate(() =>
      ["announce-status", "announce-alert"].map((id) => document.getElementById(id)?.textContent).join(""),
    );
  await expect.poll(spoken).toMatch(/2 Woodward Ave/);
  await endElsewhere(page);
  await lookBack(page);
  await ended(page).waitFor();
  expect(await spoken()).not.toMatch(/Woodward/);
  await button(page, "Sign in as somebody else").click();
  await button(page, "Leave this page").click();
  await heading(page, "Sign in").waitFor();
  expect(await spoken()).not.toMatch(/Woodward/);
});

test("an e-mail address that was changed on another device opens the covered page", async () => {
  const family = await aFamily("Nora");
  const { page } = await newPersonWithClock(browser);
  await page.goto("/Login");
  await enter(page, family, true);
  await heading(page, "Welcome back, Nora").waitFor();
  await fillHousehold(page);
  const Email = `new.${family.Email}`;
  await callApi("POST", "/account/update", { ID: family.id, Email }, family);
  await endElsewhere(page);
  await lookBack(page);
  await ended(page).waitFor();
  await passwordField(page, "Password").fill(family.Password);
  await button(page, "Continue where you left off").click();
  await page.getByText(messages.wrongCredentials).first().waitFor();
  await field(page, "Email").fill(Email);
  await goOn(page, family);
  await button(page.getByRole("dialog"), "Register House Hold").click();
  await page.getByText("New House Hold has been registered !").first().waitFor();
  await page.getByText("Lake cabin").first().waitFor();
});

test("a photo that was dropped into the page is not given up without a question", async () => {
  const { page } = await remembered(browser, "Dani");
  await page.locator("h1").dispatchEvent("drop");
  await endElsewhere(page);
  await lookBack(page);
  await ended(page).waitFor();
  await button(page, "Sign in as somebody else").click();
  await heading(page, "Sign in as somebody else?").waitFor();
});

test("somebody else who signs in sees nothing of the first person", async () => {
  const other = await registerResident("Omar");
  const { page, problems } = await remembered(browser, "Ines");
  await fillHousehold(page);
  await endElsewhere(page);
  await button(page.getByRole("dialog"), "Register House Hold").click();
  await ended(page).waitFor();
  await button(page, "Sign in as somebody else").click();
  await heading(page, "Sign in as somebody else?").waitFor();
  await look(page, "44-somebody-else");
  await button(page, "Go back").click();
  await ended(page).waitFor();
  await button(page, "Sign in as somebody else").click();
  await button(page, "Leave this page").click();
  await heading(page, "Sign in").waitFor();
  const kept = () =>
    page.evaluate(() => JSON.stringify([document.documentElement.outerHTML, localStorage, sessionStorage]));
  expect(await kept()).not.toMatch(/Ines|Lake cabin/);
  expect(await page.getByText(messages.signIn).count()).toBe(0);
  await enter(page, other);
  await heading(page, "Welcome back, Omar").waitFor();
  expect(new URL(page.url()).pathname).toBe("/Overview");
  expect(await kept()).not.toMatch(/Ines|Lake cabin/);
  expect(await householdNames(other)).toEqual([]);
  expect(problems).toEqual([]);
});
