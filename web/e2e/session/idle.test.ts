import type { Page } from "playwright-core";
import { expect } from "vitest";
import { minutes } from "../support/clock.ts";
import { look } from "../support/drawing/look.ts";
import { isFocused, tabThrough } from "../support/input/focus.ts";
import { button, field, heading, sidebarLink, waitForText } from "../support/locators.ts";
import type { Resident } from "../support/resident.ts";
import { ended, enter, signIn, signInAgain, signInAtHome, welcome } from "../support/signIn.ts";
import { seeded } from "../support/staff.ts";
import { confirm, expectSaved, fillForm, openConfirmation, test as sessionTest, stillThere } from "./test.ts";

const test = sessionTest.extend("twoTabs", ({ signedIn }) => async (FirstName: string) => {
  const { page, context, resident } = await signedIn(FirstName);
  const other = await context.newPage();
  await signInAtHome(other, resident);
  return { page, other, resident };
});

async function saveHousehold(page: Page, resident: Resident): Promise<void> {
  await openConfirmation(page);
  await confirm(page);
  await expectSaved(page, resident);
}

test("a resident who is away is asked, and an answer keeps the session and the place in the page", async ({
  signedIn,
}) => {
  const { page } = await signedIn("Noor");
  await fillForm(page);
  await field(page, "Zip").focus();
  await page.clock.fastForward(minutes(12));
  expect(await stillThere(page).count()).toBe(0);
  await page.clock.fastForward(minutes(1));
  await stillThere(page).waitFor();
  expect(await isFocused(button(page, "Stay signed in"))).toBe(true);
  await look(page, "40-still-there");
  // A key is an answer, the pointer is not.
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await stillThere(page).waitFor();
  await page.keyboard.press("Tab");
  await stillThere(page).waitFor();
  await page.keyboard.press("Escape");
  await stillThere(page).waitFor({ state: "detached" });
  expect(await isFocused(field(page, "Zip"))).toBe(true);
  await page.clock.fastForward(minutes(12));
  expect(await stillThere(page).count()).toBe(0);
  await page.clock.fastForward(minutes(1));
  await stillThere(page).waitFor();
  // The Enter does not reach the field behind.
  await page.keyboard.press("Enter");
  await stillThere(page).waitFor({ state: "detached" });
  expect(await field(page, "Zip").inputValue()).toBe("48226");
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("the last minute is read out once, and the seconds are only shown", async ({ signedIn }) => {
  const { page } = await signedIn("Lena");
  await page.clock.fastForward(minutes(13) + 1_000);
  const spoken = stillThere(page).locator("[aria-live]");
  await stillThere(page).waitFor();
  expect(await spoken.textContent()).toBe("");
  await stillThere(page)
    .getByText(/^\d:\d\d$/)
    .waitFor();
  expect(
    await stillThere(page)
      .getByText(/^\d:\d\d$/)
      .getAttribute("aria-hidden"),
  ).toBe("true");
  await page.clock.fastForward(minutes(1));
  await stillThere(page).getByText("1 minute left.").waitFor();
  await page.clock.fastForward(30_000);
  await stillThere(page).getByText("30 seconds left.").waitFor();
});

test("'Log out' in the question signs out", async ({ signedIn }) => {
  const { page } = await signedIn("Iris");
  await page.clock.fastForward(minutes(13) + 1_000);
  await stillThere(page).waitFor();
  await tabThrough(page, button(page, "Log out"));
  await page.keyboard.press("Enter");
  await heading(page, /Help that knows you/).waitFor();
});

test("unanswered, a half-filled form is covered, and after the password it can be saved, once", async ({
  signedIn,
}) => {
  const { page, context, resident } = await signedIn("Mara");
  await fillForm(page);
  await field(page, "House name").focus();
  await page.clock.fastForward(minutes(13) + 1_000);
  await stillThere(page).waitFor();
  await page.clock.fastForward(minutes(2));
  await ended(page).waitFor();
  await waitForText(page, "You were signed out because you were away for 15 minutes.");
  expect(await page.locator("textarea[name=Description]").isVisible()).toBe(false);
  expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(0);
  // On the server, too.
  await expect.poll(() => context.cookies(), { timeout: 20_000 }).toEqual([]);
  await look(page, "41-session-ended");
  await signInAgain(page, resident);
  expect(await field(page, "House name").inputValue()).toBe("Lake cabin");
  expect(await isFocused(field(page, "House name"))).toBe(true);
  expect(await page.title()).toContain("New House Hold");
  await saveHousehold(page, resident);
});

test("a laptop that was closed wakes to a covered page, not a blank one, and nothing typed is lost", async ({
  signedIn,
}) => {
  const { page, resident } = await signedIn("Vida");
  await fillForm(page);
  await page.evaluate(() => window.scrollTo(0, 120));
  // Jumps over the warning and the end.
  await page.clock.fastForward(minutes(9 * 60));
  await page.mouse.move(200, 200);
  await ended(page).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await field(page, "Description").count()).toBe(0);
  await ended(page).waitFor();
  await page.emulateMedia({ media: "screen" });
  await signInAgain(page, resident);
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
  await saveHousehold(page, resident);
});

test("staff who are away are signed out with the reason, and come back to their queue", async ({ page }) => {
  const moderator = seeded("MOD");
  await signIn(page, moderator, true);
  await heading(page, "New Jackets").waitFor();
  await page.clock.fastForward(minutes(13) + 1_000);
  await stillThere(page).waitFor();
  await page.clock.fastForward(minutes(2));
  await heading(page, "Sign in").waitFor();
  await waitForText(page, "You were signed out because you were away for 15 minutes.");
  expect(await page.locator("body").textContent()).not.toContain("New Jackets");
  await look(page, "42-signed-out-idle");
  await enter(page, moderator);
  await heading(page, "New Jackets").waitFor();
  expect(new URL(page.url()).pathname).toBe("/NewEntries");
});

test("a resident who is remembered on the device is not asked", async ({ signedIn }) => {
  const { page } = await signedIn("Alma", true);
  await page.clock.fastForward(minutes(60));
  await page.mouse.move(200, 200);
  await sidebarLink(page, "Family Members").click();
  await page.getByText("No Registered Family Members").waitFor();
  expect(await stillThere(page).count()).toBe(0);
});

test("activity in one tab keeps the other one, and an answer in one closes the question in both", async ({
  twoTabs,
}) => {
  const { page, other } = await twoTabs("Tessa");
  await page.clock.fastForward(minutes(10));
  await other.mouse.move(200, 200);
  await other.mouse.move(220, 220);
  await page.clock.fastForward(minutes(4));
  expect(await stillThere(page).count()).toBe(0);
  await page.clock.fastForward(minutes(9) + 2_000);
  await stillThere(page).waitFor();
  await stillThere(other).waitFor();
  await button(other, "Stay signed in").click();
  await stillThere(other).waitFor({ state: "detached" });
  await stillThere(page).waitFor({ state: "detached" });
});

test("signing in again in one tab goes on in both", async ({ twoTabs }) => {
  const { page, other, resident } = await twoTabs("Olga");
  await page.clock.fastForward(minutes(16));
  await ended(page).waitFor();
  await ended(other).waitFor();
  await signInAgain(other, resident);
  await welcome(other, "Olga").waitFor();
  await ended(page).waitFor({ state: "detached" });
  await welcome(page, "Olga").waitFor();
});
