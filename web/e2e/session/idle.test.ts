import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { look, startBrowser } from "../support/look.ts";
import { registerResident } from "../support/registerResident.ts";
import {
  button,
  type Credentials,
  ended,
  enter,
  field,
  goOn,
  heading,
  householdNames,
  minutes,
  newPersonWithClock,
  stillThere,
  tabTo,
  typeHousehold,
} from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

const welcome = (page: Page, name: string) => heading(page, `Welcome back, ${name}`);

async function signedIn(name: string, remember = false) {
  const credentials = await registerResident(name);
  const person = await newPersonWithClock(browser);
  await person.page.goto("/Login");
  await enter(person.page, credentials, remember);
  await welcome(person.page, name).waitFor();
  return { ...person, credentials };
}

async function saveHousehold(page: Page, credentials: Credentials): Promise<void> {
  await button(page, "Register House Hold").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("The information below is legitimate").check();
  await button(dialog, "Register House Hold").click();
  await page.getByText("New House Hold has been registered !").first().waitFor();
  expect(await householdNames(credentials)).toEqual(["Lake cabin"]);
}

test("a resident who is away is asked, and an answer keeps the session and the place in the page", async () => {
  const { page, problems } = await signedIn("Noor");
  await typeHousehold(page);
  await field(page, "Zip").focus();
  await page.clock.fastForward(minutes(12));
  expect(await stillThere(page).count()).toBe(0);
  await page.clock.fastForward(minutes(1));
  await stillThere(page).waitFor();
  expect(await button(page, "Stay signed in").evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
  await look(page, "40-still-there");
  // Moving the pointer is no answer, a key is.
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await stillThere(page).waitFor();
  await page.keyboard.press("Tab");
  await stillThere(page).waitFor();
  await page.keyboard.press("Escape");
  await stillThere(page).waitFor({ state: "detached" });
  expect(await field(page, "Zip").evaluate((element) => element === document.activeElement)).toBe(true);
  await page.clock.fastForward(minutes(12));
  expect(await stillThere(page).count()).toBe(0);
  await page.clock.fastForward(minutes(1));
  await stillThere(page).waitFor();
  // Enter on the button is not also Enter in the field that gets the focus back.
  await page.keyboard.press("Enter");
  await stillThere(page).waitFor({ state: "detached" });
  expect(await field(page, "Zip").inputValue()).toBe("48226");
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(problems).toEqual([]);
});

test("the last minute is said once, and each second is only seen", async () => {
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

test("'Log out' in the question signs out", async () => {
  const { page } = await signedIn("Iris");
  await page.clock.fastForward(minutes(13) + 1_000);
  await stillThere(page).waitFor();
  await tabTo(page, button(page, "Log out"));
  await page.keyboard.press("Enter");
  await heading(page, /Help that knows you/).waitFor();
});

test("unanswered, a half-filled form is covered, and after the password it is there to be saved once", async () => {
  const { page, context, credentials, problems } = await signedIn("Mara");
  await typeHousehold(page);
  await field(page, "House name").focus();
  await page.clock.fastForward(minutes(13) + 1_000);
  await stillThere(page).waitFor();
  await page.clock.fastForward(minutes(2));
  await ended(page).waitFor();
  await page.getByText("You were signed out because you were away for 15 minutes.").first().waitFor();
  expect(await page.locator("textarea[name=Description]").isVisible()).toBe(false);
  expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(0);
  // The server's session is over, too.
  await expect.poll(async () => (await context.cookies()).length).toBe(0);
  await look(page, "41-session-ended");
  await goOn(page, credentials);
  expect(await field(page, "House name").inputValue()).toBe("Lake cabin");
  expect(await field(page, "House name").evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
  expect(await page.title()).toContain("New House Hold");
  await saveHousehold(page, credentials);
  expect(problems).toEqual([]);
});

test("a closed laptop wakes to its page covered, not blank, and nothing typed is lost", async () => {
  const { page, credentials, problems } = await signedIn("Vida");
  await typeHousehold(page);
  await page.evaluate(() => window.scrollTo(0, 120));
  // One jump over the warning and the end; the first thing that happens is the pointer.
  await page.clock.fastForward(minutes(9 * 60));
  await page.mouse.move(200, 200);
  await ended(page).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await field(page, "Description").count()).toBe(0);
  await ended(page).waitFor();
  await page.emulateMedia({ media: "screen" });
  await goOn(page, credentials);
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
  await saveHousehold(page, credentials);
  expect(problems).toEqual([]);
});

test("staff who are away are signed out with the reason, and come back to their queue", async () => {
  const { page, problems } = await newPersonWithClock(browser);
  const moderator = inject("staff").find(({ Role, City }) => Role === "MOD" && City === "Detroit");
  if (!moderator) throw new Error("No moderator of Detroit is seeded");
  await page.goto("/Login");
  await enter(page, moderator, true);
  await heading(page, "New Jackets").waitFor();
  await page.clock.fastForward(minutes(13) + 1_000);
  await stillThere(page).waitFor();
  await page.clock.fastForward(minutes(2));
  await heading(page, "Sign in").waitFor();
  await page.getByText("You were signed out because you were away for 15 minutes.").first().waitFor();
  expect(await page.locator("body").textContent()).not.toContain("New Jackets");
  await look(page, "42-signed-out-idle");
  await enter(page, moderator);
  await heading(page, "New Jackets").waitFor();
  expect(new URL(page.url()).pathname).toBe("/NewEntries");
  expect(problems).toEqual([]);
});

test("a resident who is remembered on the device is not asked", async () => {
  const { page } = await signedIn("Alma", true);
  await page.clock.fastForward(minutes(60));
  await page.mouse.move(200, 200);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Family Members" }).click();
  await page.getByText("No Registered Family Members").waitFor();
  expect(await stillThere(page).count()).toBe(0);
});

/** Two tabs of one browser in which the same person is signed in. */
async function twoTabs(name: string) {
  const { page, context, credentials } = await signedIn(name);
  const other = await context.newPage();
  await other.goto("/Login");
  await enter(other, credentials);
  await welcome(other, name).waitFor();
  return { page, other, credentials };
}

test("what is done in one tab keeps the other one, and an answer in one closes the question in both", async () => {
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

test("who signs in again in one tab goes on in both", async () => {
  const { page, other, credentials } = await twoTabs("Olga");
  await page.clock.fastForward(minutes(16));
  await ended(page).waitFor();
  await ended(other).waitFor();
  await goOn(other, credentials);
  await welcome(other, "Olga").waitFor();
  await ended(page).waitFor({ state: "detached" });
  await welcome(page, "Olga").waitFor();
});
