import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedLink } from "../support/inbox.ts";
import { look, newPerson, startBrowser } from "../support/look.ts";
import { registerResident } from "../support/registerResident.ts";
import { passwordField, signIn } from "../support/signIn.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const said = (page: Page, text: string) => page.getByText(text).first().waitFor();

async function choose(page: Page, text: string, again = text): Promise<void> {
  await passwordField(page, "Password").fill(text);
  await passwordField(page, "Confirm").fill(again);
  await button(page, "Set password").click();
}

test("somebody who forgot their password sets a new one through the mailed link, once", async () => {
  const { Email } = await registerResident("Lea");
  const { page, problems } = await newPerson(browser);
  await page.goto("/Login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await heading(page, "Forgot your password?").waitFor();
  await button(page, "Send the link").click();
  await said(page, "No Input Provided.");
  await page.getByRole("textbox", { name: /^Email/ }).fill("lea@");
  await button(page, "Send the link").click();
  await said(page, "Invalid Email Provided.");
  await page.getByRole("textbox", { name: /^Email/ }).fill(Email);
  await button(page, "Send the link").click();
  await said(page, "If email exists, email has been sent");
  await look(page, "30-recover");

  const link = await mailedLink(Email);
  await page.goto(link);
  await heading(page, "Set a new password").waitFor();
  await page.waitForURL((url) => url.pathname === "/Change" && url.search === "");
  await button(page, "Set password").click();
  await said(page, "No password to set");
  await choose(page, "maple");
  await said(page, "Password does not meet minimum security requirements");
  await choose(page, "Walnut2027y", "Walnut2027z");
  await said(page, "Passwords do not match");
  await look(page, "31-change");
  await choose(page, "Walnut2027y");
  await heading(page, "Password Updated").waitFor();
  await look(page, "32-changed");
  await page.getByRole("link", { name: "Return Home" }).click();
  await heading(page, "Help that knows you before it arrives.").waitFor();

  await page.goto(link);
  await choose(page, "Cherry2028z");
  await said(page, "ERROR: This link does not work any more. Please ask for a new one.");
  await page.goto("/Change");
  await choose(page, "Cherry2028z");
  await said(page, "Issue grabbing Account Email");

  await signIn(page, Email, "Walnut2027y");
  await heading(page, "Welcome back, Lea").waitFor();
  expect(problems).toEqual([]);
});
