import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { mailedLink } from "../support/inbox.ts";
import { button, field, heading, link, passwordField, waitForText } from "../support/locators.ts";
import { aResident } from "../support/resident.ts";
import { signIn } from "../support/signIn.ts";
import { test } from "../support/test.ts";

async function choose(page: Page, text: string): Promise<void> {
  await passwordField(page, "Password").fill(text);
  await button(page, "Set password").click();
}

test("a resident who forgot the password sets a new one through the mailed link, once", async ({ page }) => {
  const { Email } = await aResident("Lea");
  await page.goto("/Login");
  await link(page, "Forgot your password?").click();
  await heading(page, "Forgot your password?").waitFor();
  await button(page, "Send the link").click();
  await waitForText(page, "No Input Provided.");
  await field(page, "Email").fill("lea@");
  await button(page, "Send the link").click();
  await waitForText(page, "Invalid Email Provided.");
  await field(page, "Email").fill(Email);
  await button(page, "Send the link").click();
  await heading(page, "Look into your mail").waitFor();
  await waitForText(page, "If email exists, email has been sent");
  await look(page, "30-recover");

  const address = await mailedLink(Email);
  await page.goto(address);
  await heading(page, "Set a new password").waitFor();
  await page.waitForURL((url) => url.pathname === "/Change" && url.search === "");
  await button(page, "Set password").click();
  await waitForText(page, "No password to set");
  await choose(page, "maple");
  await waitForText(page, "Password does not meet minimum security requirements");
  await look(page, "31-change");
  await choose(page, "Walnut2027y");
  await heading(page, "Password Updated").waitFor();
  await look(page, "32-changed");
  await link(page, "Return Home").click();
  await heading(page, "Help that knows you before it arrives.").waitFor();

  await page.goto(address);
  await choose(page, "Cherry2028z");
  await waitForText(page, "ERROR: This link does not work any more. Please ask for a new one.");
  await heading(page, "This link does not work").waitFor();
  expect(await passwordField(page, "Password").count()).toBe(0);
  await link(page, "Ask for a new link").click();
  await heading(page, "Forgot your password?").waitFor();
  await page.goto("/Change");
  await waitForText(page, /^Issue grabbing Account Email/);

  await signIn(page, { Email, Password: "Walnut2027y" });
  await heading(page, "Welcome back, Lea").waitFor();
});
