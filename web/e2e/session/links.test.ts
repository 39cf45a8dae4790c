import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { mailedLink } from "../support/inbox.ts";
import { button, field, heading, link, passwordField, waitForText } from "../support/locators.ts";
import { expectToast } from "../support/messages.ts";
import { aResident } from "../support/resident.ts";
import { ended, enter, signIn, signInAtHome, welcome } from "../support/signIn.ts";
import { test } from "../support/test.ts";

test("sign-in leads to the page that a visitor asked for, whichever way they take", async ({ page }) => {
  const person = await aResident("Dora");
  await page.goto("/HouseHolds/Add?from=mail");
  await heading(page, /Help that knows you/).waitFor();
  await link(page, "Login").click();
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await heading(page, "Forgot your password?").waitFor();
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await heading(page, "Sign in").waitFor();
  await page.reload();
  await enter(page, person);
  await heading(page, "New House Hold").waitFor();
  expect(page.url()).toMatch(/\/HouseHolds\/Add\?from=mail$/);
});

test("a page of another role, or an unknown one, is not where sign-in leads", async ({ newPerson }) => {
  const resident = await aResident("Mona");
  for (const path of ["/NewEntries", "/No/Such/Page"]) {
    const { page } = await newPerson();
    await page.goto(path);
    await heading(page, /Help that knows you/).waitFor();
    await link(page, "Login").click();
    await enter(page, resident);
    await welcome(page, "Mona").waitFor();
  }
});

async function resetLink(page: Page, Email: string): Promise<string> {
  await page.goto("/Recover");
  await heading(page, "Forgot your password?").waitFor();
  await field(page, "Email").fill(Email);
  await button(page, "Send the link").click();
  await waitForText(page, "If email exists, email has been sent");
  return mailedLink(Email);
}

async function setPassword(page: Page): Promise<void> {
  await heading(page, "Set a new password").waitFor();
  await page.waitForURL((url) => url.pathname === "/Change" && url.search === "");
  await passwordField(page, "Password").fill("Walnut2027y");
  await button(page, "Set password").click();
}

test("a reset link works while a resident is signed in, and signs this browser out everywhere", async ({
  signedIn,
}) => {
  const { page, context, resident } = await signedIn("Rita");
  const other = await context.newPage();
  await signInAtHome(other, resident);
  await page.goto(await resetLink(page, resident.Email));
  await setPassword(page);
  await expectToast(page, "Password Updated");
  await heading(page, "Password Updated").waitFor();
  await ended(other).waitFor();
  await page.getByRole("link", { name: "Return Home" }).click();
  await heading(page, /Help that knows you/).waitFor();
  // The cookie may stay, and opens nothing.
  await page.reload();
  await link(page, "Login").click();
  await enter(page, { ...resident, Password: "Walnut2027y" });
  await welcome(page, "Rita").waitFor();
  await welcome(other, "Rita").waitFor();
});

test("a link for another account signs no tab out", async ({ context, page }) => {
  const [mine, other] = await Promise.all([aResident("Runa"), aResident("Sven")]);
  await signIn(page, mine);
  await welcome(page, "Runa").waitFor();
  const tab = await context.newPage();
  await tab.goto("/Overview");
  await welcome(tab, "Runa").waitFor();
  await page.goto(await resetLink(page, other.Email));
  const asked = page.waitForResponse("**/api/account/refresh");
  await setPassword(page);
  await heading(page, "Password Updated").waitFor();
  await asked;
  await page.getByRole("link", { name: "Return Home" }).click();
  await welcome(page, "Runa").waitFor();
  expect(await ended(tab).count()).toBe(0);
  await tab.reload();
  await welcome(tab, "Runa").waitFor();
});

test("a page for a new password that was loaded again says how to continue", async ({ page }) => {
  const { Email } = await aResident("Rosa");
  await page.goto(await resetLink(page, Email));
  await heading(page, "Set a new password").waitFor();
  await page.waitForURL((url) => url.pathname === "/Change" && url.search === "");
  await page.reload();
  await heading(page, "Open the link in the mail again").waitFor();
  await look(page, "46-change-without-link");
  await waitForText(page, /^Issue grabbing Account Email/);
  expect(await page.locator("form").count()).toBe(0);
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await heading(page, "Forgot your password?").waitFor();
});
