import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import {
  button,
  dialog,
  field,
  heading,
  link,
  menuItem,
  sidebarLink,
  userMenu,
  waitForText,
} from "../support/locators.ts";
import { aResident } from "../support/resident.ts";
import { hold } from "../support/routes.ts";
import { ended, enter, signIn, signInAgain, signInAtHome, welcome } from "../support/signIn.ts";
import { test } from "../support/test.ts";

test("a tab that slept ends, too, when another person has signed in meanwhile", async ({ context, page }) => {
  const [one, other] = await Promise.all([aResident("Ilse"), aResident("Ole")]);
  // A sleeping tab hears nothing.
  await page.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => {};
  });
  await signInAtHome(page, one);
  const second = await context.newPage();
  await signInAtHome(second, other);
  await page.reload();
  await waitForText(page, "Somebody else signed in with this browser.");
  await second.reload();
  await welcome(second, "Ole").waitFor();
});

test("logging out leaves nothing on the screen, however long the server takes", async ({ page, signedIn }) => {
  const { resident } = await signedIn("Lola");
  const answer = await hold(page, "account/logout");
  await button(page, "Logout").click();
  await heading(page, /Help that knows you/).waitFor();
  expect(await page.locator("body").textContent()).not.toContain("Lola");
  // The next sign-in waits for the logout, whose late answer would remove its cookie.
  await link(page, "Login").click();
  await enter(page, resident);
  expect(await welcome(page, "Lola").count()).toBe(0);
  answer();
  await welcome(page, "Lola").waitFor();
  await page.reload();
  await welcome(page, "Lola").waitFor();
});

test("logging out asks before typed text is given up", async ({ page, signedIn }) => {
  await signedIn("Lene");
  await page.goto("/HouseHolds/Add");
  await field(page, "House name").fill("Lake cabin");
  const question = dialog(page, "Log out without saving?");
  await button(page, "Logout").click();
  await question.waitFor();
  await look(page, "45-log-out-unsaved");
  await button(question, "Keep editing").click();
  await question.waitFor({ state: "detached" });
  expect(await field(page, "House name").inputValue()).toBe("Lake cabin");
  await userMenu(page).click();
  await menuItem(page, "Log out").click();
  await button(question, "Log out").click();
  await heading(page, /Help that knows you/).waitFor();
});

test("text that is typed outlives a log out in another tab: it is hidden until the same person signs in again", async ({
  context,
  page,
  signedIn,
}) => {
  const { resident } = await signedIn("Lore", true);
  await page.goto("/HouseHolds/Add");
  await field(page, "House name").fill("Lake cabin");
  const other = await context.newPage();
  await other.goto("/Overview");
  await button(other, "Logout").click();
  await heading(other, /Help that knows you/).waitFor();
  await ended(page).waitFor();
  await waitForText(page, "You logged out in another tab.");
  await look(page, "46-logged-out-elsewhere");
  expect(await field(page, "House name").isVisible()).toBe(false);
  await signInAgain(page, resident);
  expect(await field(page, "House name").inputValue()).toBe("Lake cabin");
});

test("a link opened in a new tab leads to the person's page, without being remembered on the device", async ({
  context,
  page,
  signedIn,
}) => {
  await signedIn("Tove");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    sidebarLink(page, "Family Members").click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await heading(tab, "Welcome, Tove").waitFor();
  expect(new URL(tab.url()).pathname).toBe("/Members");
  expect(await tab.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Tove");
  await button(page, "Logout").click();
  await heading(tab, /Help that knows you/).waitFor();
  await page.close();
  await tab.close();
  // No open tab has a session: a shared screen opens no one's page.
  const next = await context.newPage();
  await next.goto("/Members");
  await heading(next, /Help that knows you/).waitFor();
});

test("a session stored by an older release is ignored and hinders no sign-in", async ({ page }) => {
  const resident = await aResident("Olle");
  await page.goto("/Homepage");
  await page.evaluate(() => {
    const stored = { user: { ID: "account-1", Role: "USER" }, since: Date.now() };
    localStorage.setItem("beforehand.session", JSON.stringify(stored));
  });
  await page.reload();
  await heading(page, /Help that knows you/).waitFor();
  await signInAtHome(page, resident);
  await page.reload();
  await welcome(page, "Olle").waitFor();
});

test("an unknown role is signed out, on the server as well", async ({ context, page, signedIn }) => {
  await signedIn("Uma");
  await page.evaluate(() => {
    const stored = sessionStorage.getItem("beforehand.session") ?? "";
    sessionStorage.setItem("beforehand.session", stored.replace('"USER"', '"WIZARD"'));
  });
  // Otherwise the server would correct the role first.
  await page.route("**/api/account/refresh", (route) => route.abort());
  await page.reload();
  await heading(page, /Help that knows you/).waitFor();
  // The answer that removes the cookie comes after the page.
  await expect.poll(() => context.cookies(), { timeout: 20_000 }).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a role that the site does not know is not signed in", async ({ page }) => {
  const resident = await aResident("Una");
  await page.route("**/api/account/login", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"USER"', '"WIZARD"');
    await route.fulfill({ response: answer, body });
  });
  await signIn(page, resident);
  await waitForText(page, "An error occured - Please try again later");
  await heading(page, "Sign in").waitFor();
});
