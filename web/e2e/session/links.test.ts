import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedLink } from "../support/inbox.ts";
import { look, newPerson, startBrowser } from "../support/look.ts";
import { expectToast } from "../support/messages.ts";
import { registerResident } from "../support/registerResident.ts";
import { passwordField, signIn } from "../support/signIn.ts";
import { button, ended, enter, field, heading } from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

test("a page that a visitor asks for is where sign-in leads, whichever way they take", async () => {
  const person = await registerResident("Dora");
  const { page, problems } = await newPerson(browser);
  await page.goto("/HouseHolds/Add?from=mail");
  await heading(page, /Help that knows you/).waitFor();
  await page.getByRole("link", { name: "Login" }).click();
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await heading(page, "Forgot your password?").waitFor();
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await heading(page, "Sign in").waitFor();
  await page.reload();
  await enter(page, person);
  await heading(page, "New House Hold").waitFor();
  expect(page.url()).toMatch(/\/HouseHolds\/Add\?from=mail$/);
  expect(problems).toEqual([]);
});

test("a page of another role, or one that does not exist, is not where sign-in leads", async () => {
  const person = await registerResident("Mona");
  for (const path of ["/NewEntries", "/No/Such/Page"]) {
    const { context, page } = await newPerson(browser);
    await page.goto(path);
    await heading(page, /Help that knows you/).waitFor();
    await page.getByRole("link", { name: "Login" }).click();
    await enter(page, person);
    await heading(page, "Welcome back, Mona").waitFor();
    await context.close();
  }
});

/** Asks for a new password on the screen; answers the mailed link. */
async function resetLink(page: Page, Email: string): Promise<string> {
  await page.goto("/Recover");
  await heading(page, "Forgot your password?").waitFor();
  await field(page, "Email").fill(Email);
  await button(page, "Send the link").click();
  await page.getByText("If email exists, email has been sent").first().waitFor();
  return mailedLink(Email);
}

async function setPassword(page: Page): Promise<void> {
  await heading(page, "Set a new password").waitFor();
  await page.waitForURL((url) => url.pathname === "/Change" && url.search === "");
  await passwordField(page, "Password").fill("Walnut2027y");
  await passwordField(page, "Confirm").fill("Walnut2027y");
  await button(page, "Set password").click();
}

test("a reset link works while somebody is signed in, and signs this browser out everywhere", async () => {
  const { Email, Password } = await registerResident("Rita");
  const { context, page, problems } = await newPerson(browser);
  await signIn(page, Email, Password);
  await heading(page, "Welcome back, Rita").waitFor();
  const other = await context.newPage();
  await signIn(other, Email, Password);
  await heading(other, "Welcome back, Rita").waitFor();
  await page.goto(await resetLink(page, Email));
  await setPassword(page);
  await expectToast(page, "Password Updated");
  await heading(page, "Password Updated").waitFor();
  await ended(other).waitFor();
  await page.getByRole("link", { name: "Return Home" }).click();
  await heading(page, /Help that knows you/).waitFor();
  await expect.poll(() => context.cookies()).toEqual([]);
  await page.getByRole("link", { name: "Login" }).click();
  await enter(page, { Email, Password: "Walnut2027y" });
  await heading(page, "Welcome back, Rita").waitFor();
  await heading(other, "Welcome back, Rita").waitFor();
  expect(problems).toEqual([]);
});

test("a link for another account signs nobody out here, in no tab", async () => {
  const [mine, other] = await Promise.all([registerResident("Runa"), registerResident("Sven")]);
  const { context, page } = await newPerson(browser);
  await signIn(page, mine.Email, mine.Password);
  await heading(page, "Welcome back, Runa").waitFor();
  const tab = await context.newPage();
  await tab.goto("/Overview");
  await heading(tab, "Welcome back, Runa").waitFor();
  await page.goto(await resetLink(page, other.Email));
  const asked = page.waitForResponse("**/api/account/refresh");
  await setPassword(page);
  await heading(page, "Password Updated").waitFor();
  await asked;
  await page.getByRole("link", { name: "Return Home" }).click();
  await heading(page, "Welcome back, Runa").waitFor();
  expect(await ended(tab).count()).toBe(0);
  await tab.reload();
  await heading(tab, "Welcome back, Runa").waitFor();
});

test("a page for a new password that was loaded again says how to go on", async () => {
  const { Email } = await registerResident("Rosa");
  const { page } = await newPerson(browser);
  await page.goto(await resetLink(page, Email));
  await heading(page, "Set a new password").waitFor();
  await page.waitForURL((url) => url.pathname === "/Change" && url.search === "");
  const lost = page.getByText(/Open the link in the mail again, or ask for a new one/);
  expect(await lost.count()).toBe(0);
  await page.reload();
  await lost.waitFor();
  await look(page, "46-change-without-link");
  await setPassword(page);
  await page.getByText("Issue grabbing Account Email").first().waitFor();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await heading(page, "Forgot your password?").waitFor();
});
