import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson, startBrowser } from "./browser.ts";
import { registerResident } from "./registerResident.ts";
import { button, enter, heading } from "./sessionSteps.ts";
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
  await page.getByText("Somebody else signed in with this browser.").first().waitFor();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain("Ines");
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

test("a tab that did not hear of it ends, too, when somebody else signed in meanwhile", async () => {
  const [one, other] = await Promise.all([registerResident("Ilse"), registerResident("Ole")]);
  const { context, page } = await newPerson(browser);
  // A tab that the browser put to sleep hears nothing.
  await page.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => {};
  });
  await signIn(page, one.Email, one.Password);
  await heading(page, "Welcome back, Ilse").waitFor();
  const second = await context.newPage();
  await signIn(second, other.Email, other.Password);
  await heading(second, "Welcome back, Ole").waitFor();
  await page.reload();
  await page.getByText("Somebody else signed in with this browser.").first().waitFor();
  await second.reload();
  await heading(second, "Welcome back, Ole").waitFor();
});

test("after signing out, neither Back nor the next person comes to where the last one was", async () => {
  const [one, other] = await Promise.all([registerResident("Lia"), registerResident("Max")]);
  const { page } = await newPerson(browser);
  await signIn(page, one.Email, one.Password);
  await heading(page, "Welcome back, Lia").waitFor();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: /^Locations/ })
    .click();
  await heading(page, "Welcome, Lia").waitFor();
  await button(page, "Logout").click();
  await heading(page, /Help that knows you/).waitFor();
  await page.goBack();
  await heading(page, /Help that knows you/).waitFor();
  await page.getByRole("link", { name: "Login" }).click();
  await enter(page, other);
  await heading(page, "Welcome back, Max").waitFor();
  await page.goBack();
  await page.reload();
  await page.getByText("Max").first().waitFor();
  expect(await page.locator("body").textContent()).not.toContain("Lia");
});

test("an unknown role is signed out, on the server as well", async () => {
  const { Email, Password } = await registerResident("Uma");
  const { context, page } = await newPerson(browser);
  await signIn(page, Email, Password);
  await heading(page, "Welcome back, Uma").waitFor();
  await page.evaluate(() => {
    const stored = sessionStorage.getItem("beforehand.session") ?? "";
    sessionStorage.setItem("beforehand.session", stored.replace('"USER"', '"WIZARD"'));
  });
  // Before the server could say what the role really is.
  await page.route("**/api/account/refresh", (route) => route.abort());
  await page.reload();
  await heading(page, /Help that knows you/).waitFor();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a role that the site does not know is not signed in", async () => {
  const { Email, Password } = await registerResident("Una");
  const { page } = await newPerson(browser);
  await page.route("**/api/account/login", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"USER"', '"WIZARD"');
    await route.fulfill({ response: answer, body });
  });
  await signIn(page, Email, Password);
  await page.getByText("An error occured - Please try again later").first().waitFor();
  await heading(page, "Sign in").waitFor();
});
