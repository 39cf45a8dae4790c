import { expect } from "vitest";
import { button, field, heading, passwordField } from "../support/locators.ts";
import { aResident } from "../support/resident.ts";
import { slowly } from "../support/routes.ts";
import { welcome } from "../support/signIn.ts";
import { test } from "../support/test.ts";

test("the sign-in page is there without a script, with its fields and links", async ({ newPerson }) => {
  const { page } = await newPerson({ javaScriptEnabled: false });
  await page.goto("/Login");
  expect(await heading(page, "Sign in").isVisible()).toBe(true);
  expect(await passwordField(page, "Password").isVisible()).toBe(true);
  const links = await page.getByRole("link").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(links).toEqual([...["#main", "/Homepage", "/Recover", "/Register", "/Homepage", "/Help", "/Privacy"]]);
});

test("the sign-in page asks for its scripts from the document on: none waits for another", async ({ page }) => {
  const document = (await (await page.goto("/Login"))?.text()) ?? "";
  await field(page, "Email").fill("ines@example.com");
  await passwordField(page, "Password").fill("a password");
  await expect.poll(() => button(page, "Sign in").getAttribute("aria-disabled"), { timeout: 30_000 }).toBeNull();
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const scripts = loaded.filter((address) => address.endsWith(".js")).map((address) => new URL(address).pathname);
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((path) => !document.includes(path))).toEqual([]);
});

test("what is typed before the script comes stays, is in no address, and signs in", async ({ page }) => {
  const { Email, Password, FirstName } = await aResident("Ines");
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await slowly(page, "**/*.js", 1_500);
  await page.goto("/Login", { waitUntil: "commit" });
  await heading(page, "Sign in").evaluate((shown) => shown.setAttribute("data-seen", ""));
  await field(page, "Email").fill(Email);
  await passwordField(page, "Password").fill(Password);
  await page.getByLabel("Remember me on this device").check();
  await passwordField(page, "Password").press("Enter");
  expect(await button(page, "Sign in").getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => button(page, "Sign in").getAttribute("aria-disabled"), { timeout: 30_000 }).toBeNull();
  expect(await heading(page, "Sign in").getAttribute("data-seen")).toBe("");
  expect(await field(page, "Email").inputValue()).toBe(Email);
  expect(await page.getByLabel("Remember me on this device").isChecked()).toBe(true);
  expect(new URL(page.url()).search).toBe("");
  expect(said).toEqual([]);
  await button(page, "Sign in").click();
  await welcome(page, FirstName).waitFor();
  expect(await page.evaluate(() => "beforehand.session" in localStorage)).toBe(true);
});

test("someone with a session never sees the sign-in page", async ({ page, signedIn }) => {
  await signedIn("Nadia", true);
  expect(await (await page.goto("/Login"))?.text()).not.toContain("Use the email and password");
  await welcome(page, "Nadia").waitFor();
});
