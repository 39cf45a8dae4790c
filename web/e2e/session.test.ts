import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson, startBrowser } from "./browser.ts";
import { registerResident } from "./registerResident.ts";
import { signIn } from "./signIn.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

test("a reload keeps somebody signed in, and no storage holds a token or what they registered", async () => {
  const { Email, Password } = await registerResident("Noor");
  const { page, problems } = await newPerson(browser);
  await signIn(page, Email, Password);
  await page.getByRole("heading", { name: "Welcome back, Noor" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Welcome back, Noor" }).waitFor();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).toContain("Noor");
  expect(stored).not.toMatch(/eyJ|HouseHold|Members|Beforehand1/);
  expect(problems).toEqual([]);
});

test("when somebody else signs in with the same browser, the first person's tab ends and says so", async () => {
  const [one, other] = await Promise.all([registerResident("Ines"), registerResident("Omar")]);
  const { context, page } = await newPerson(browser);
  await signIn(page, one.Email, one.Password);
  await page.getByRole("heading", { name: "Welcome back, Ines" }).waitFor();
  const second = await context.newPage();
  await signIn(second, other.Email, other.Password);
  await second.getByRole("heading", { name: "Welcome back, Omar" }).waitFor();
  await page.reload();
  await page.getByText("Somebody else signed in with this browser.").first().waitFor();
  await second.reload();
  await second.getByRole("heading", { name: "Welcome back, Omar" }).waitFor();
});

test("signing out in one tab signs out the others", async () => {
  const { Email, Password } = await registerResident("Vera");
  const { context, page } = await newPerson(browser);
  await page.goto("/Login");
  await page.getByLabel("Remember me on this device").check();
  await page.getByRole("textbox", { name: /^Email/ }).fill(Email);
  await page.locator("input[type=password]").fill(Password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Welcome back, Vera" }).waitFor();
  const second = await context.newPage();
  await second.goto("/");
  await second.getByRole("heading", { name: "Welcome back, Vera" }).waitFor();
  await page.getByRole("button", { name: "Logout" }).click();
  await second.getByRole("heading", { level: 1, name: /Help that knows you|Sign in/ }).waitFor();
});
