import type { Page } from "playwright-core";
import { expect } from "vitest";
import { button, heading, link, sidebarLink, waitForText } from "../support/locators.ts";
import { aResident } from "../support/resident.ts";
import { enter, signInAtHome, welcome } from "../support/signIn.ts";
import { test } from "../support/test.ts";

const storageOf = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test("a reload keeps a resident signed in, and no storage holds a token or anything registered", async ({
  page,
  signedIn,
}) => {
  await signedIn("Noor");
  await page.reload();
  await welcome(page, "Noor").waitFor();
  const stored = await storageOf(page);
  expect(stored).toContain("Noor");
  expect(stored).not.toMatch(/eyJ|HouseHold|Members|Walnut2026x/);
});

test("when another person signs in with the same browser, the first person's tab ends and says so", async ({
  context,
  page,
}) => {
  const [one, other] = await Promise.all([aResident("Ines"), aResident("Omar")]);
  await signInAtHome(page, one);
  const second = await context.newPage();
  await signInAtHome(second, other);
  await waitForText(page, "Somebody else signed in with this browser.");
  expect(await storageOf(page)).not.toContain("Ines");
  await second.reload();
  await welcome(second, "Omar").waitFor();
});

test("signing out in one tab signs out the others", async ({ context, page, signedIn }) => {
  await signedIn("Vera", true);
  const second = await context.newPage();
  await second.goto("/");
  await welcome(second, "Vera").waitFor();
  await button(page, "Logout").click();
  await heading(second, /Help that knows you|Sign in/).waitFor();
});

test("after signing out, neither Back nor the next person reaches the last person's page", async ({ page }) => {
  const [one, other] = await Promise.all([aResident("Lia"), aResident("Max")]);
  await signInAtHome(page, one);
  await sidebarLink(page, "Locations").click();
  await heading(page, "Welcome, Lia").waitFor();
  await button(page, "Logout").click();
  await heading(page, /Help that knows you/).waitFor();
  await page.goBack();
  await heading(page, /Help that knows you/).waitFor();
  await link(page, "Login").click();
  await enter(page, other);
  await welcome(page, "Max").waitFor();
  await page.goBack();
  await page.reload();
  await waitForText(page, "Max");
  expect(await page.locator("body").textContent()).not.toContain("Lia");
});
