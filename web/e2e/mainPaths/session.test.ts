import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { button, enter, field, heading } from "../session/test.ts";
import { look, newPerson, startBrowser } from "../support/look.ts";
import { registerResident } from "../support/registerResident.ts";
import { signIn } from "../support/signIn.ts";

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

test("logging out leaves nothing on the screen, however long the server takes", async () => {
  const person = await registerResident("Lola");
  const { page } = await newPerson(browser);
  await signIn(page, person.Email, person.Password);
  await heading(page, "Welcome back, Lola").waitFor();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/account/logout", async (route) => {
    await answered;
    await route.continue();
  });
  await button(page, "Logout").click();
  await heading(page, /Help that knows you/).waitFor();
  expect(await page.locator("body").textContent()).not.toContain("Lola");
  // The next sign-in waits for it, so that its late answer takes no cookie away.
  await page.getByRole("link", { name: "Login" }).click();
  await enter(page, person);
  expect(await heading(page, "Welcome back, Lola").count()).toBe(0);
  answer();
  await heading(page, "Welcome back, Lola").waitFor();
  await page.reload();
  await heading(page, "Welcome back, Lola").waitFor();
});

test("logging out asks before it gives up what was typed", async () => {
  const person = await registerResident("Lene");
  const { page } = await newPerson(browser);
  await signIn(page, person.Email, person.Password);
  await heading(page, "Welcome back, Lene").waitFor();
  await page.goto("/HouseHolds/Add");
  await field(page, "House name").fill("Lake cabin");
  const question = page.getByRole("dialog", { name: "Log out without saving?" });
  await button(page, "Logout").click();
  await question.waitFor();
  await look(page, "45-log-out-unsaved");
  await button(question, "Keep editing").click();
  await question.waitFor({ state: "detached" });
  expect(await field(page, "House name").inputValue()).toBe("Lake cabin");
  await page.getByRole("button", { name: /user menu$/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await button(question, "Log out").click();
  await heading(page, /Help that knows you/).waitFor();
});

test("a link opened in a new tab leads to the person's page, without being remembered on the device", async () => {
  const { Email, Password } = await registerResident("Tove");
  const { context, page, problems } = await newPerson(browser);
  await signIn(page, Email, Password);
  await heading(page, "Welcome back, Tove").waitFor();
  const family = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Family Members" });
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    family.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await heading(tab, "Welcome, Tove").waitFor();
  expect(new URL(tab.url()).pathname).toBe("/Members");
  expect(await tab.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Tove");
  await button(page, "Logout").click();
  await heading(tab, /Help that knows you/).waitFor();
  await page.close();
  await tab.close();
  // Nobody is signed in in any open tab: a shared screen opens no one's page.
  const next = await context.newPage();
  await next.goto("/Members");
  await heading(next, /Help that knows you/).waitFor();
  expect(problems).toEqual([]);
});

test("what an older release stored of somebody is no session, and stands in nobody's way", async () => {
  const { Email, Password } = await registerResident("Olle");
  const { page, problems } = await newPerson(browser);
  await page.goto("/Homepage");
  await page.evaluate(() => {
    const stored = { user: { ID: "account-1", Role: "USER" }, since: Date.now() };
    localStorage.setItem("beforehand.session", JSON.stringify(stored));
  });
  await page.reload();
  await heading(page, /Help that knows you/).waitFor();
  await signIn(page, Email, Password);
  await heading(page, "Welcome back, Olle").waitFor();
  await page.reload();
  await heading(page, "Welcome back, Olle").waitFor();
  expect(problems).toEqual([]);
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
  await expect.poll(() => context.cookies()).toEqual([]);
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
