import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { look, startBrowser } from "../support/look.ts";
import { button, field, heading } from "../support/members.ts";
import { untilFocused } from "../support/messages.ts";
import { aPhoto } from "../support/photo.ts";
import { acceptWaiver, aWizard, next, setDate, step } from "../support/wizard.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

const link = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name });
const accept = (page: Page) => page.getByLabel("I have read the waiver and I accept it.");
const kept = (page: Page) => page.getByText("We kept what you typed before.");

/** Looks at another screen and comes back. */
async function lookElsewhere(page: Page): Promise<void> {
  await link(page, "Overview").click();
  await heading(page, /^Welcome back/).waitFor();
  await page.goBack();
  await heading(page, "Register new Member").waitFor();
}

test("what was typed of a member is asked about from every screen before it is lost", async () => {
  const { page, problems } = await aWizard(browser, "Mira");
  await accept(page).check();
  await link(page, "Overview").click();
  await heading(page, /^Welcome back/).waitFor();
  const leaving = page.waitForEvent("dialog");
  const reloading = page.reload({ timeout: 2_000 }).catch(() => {});
  const asked = await leaving;
  expect(asked.type()).toBe("beforeunload");
  await asked.dismiss();
  await reloading;
  const question = page.getByRole("dialog", { name: "Log out without saving?" });
  await button(page, "Logout").click();
  await button(question, "Keep editing").click();
  await question.waitFor({ state: "detached" });
  await page.goBack();
  await kept(page).waitFor();
  expect(await accept(page).isChecked()).toBe(true);
  // Given up, there is nothing left to ask about.
  await button(page, "Cancel").click();
  await button(page.getByRole("dialog"), "Leave").click();
  await heading(page, /^Welcome/).waitFor();
  await button(page, "Logout").click();
  await heading(page, /Help that knows you/).waitFor();
  expect(problems).toEqual([]);
});

test("a draft is said to be kept only when something was typed, and is not given up without a question", async () => {
  const { page, problems } = await aWizard(browser, "Lotte");
  await lookElsewhere(page);
  await step(page, 1, "Important information");
  expect(await kept(page).count()).toBe(0);
  await accept(page).check();
  await lookElsewhere(page);
  await kept(page).waitFor();
  await button(page, "Start over").click();
  const question = page.getByRole("dialog", { name: "Start over?" });
  await look(page, "members-start-over");
  await button(question, "Keep going").click();
  await question.waitFor({ state: "detached" });
  expect(await accept(page).isChecked()).toBe(true);
  await button(page, "Start over").click();
  await button(question, "Start over").click();
  await untilFocused(page.getByRole("heading", { level: 2, name: /^Step 1 of 5/ }));
  expect(await accept(page).isChecked()).toBe(false);
  expect(await kept(page).count()).toBe(0);
  expect(problems).toEqual([]);
});

test("a date of birth is not called wrong while it is typed, and nothing is added to it", async () => {
  const { page } = await aWizard(browser, "Dina");
  await acceptWaiver(page);
  const wrong = page.getByText("Please enter a date of birth");
  await field(page, "Month").focus();
  for (const typed of ["3", "14"]) {
    await page.keyboard.type(typed);
    await page.keyboard.press("Tab");
    await page.waitForTimeout(200);
    expect(await wrong.count()).toBe(0);
  }
  await page.keyboard.press("Tab");
  await wrong.waitFor();
  await field(page, "Day").fill("");
  await lookElsewhere(page);
  expect(await field(page, "Month").inputValue()).toBe("03");
  for (const name of ["Day", "Year"]) expect(await field(page, name).inputValue(), name).toBe("");
});

test("a text of Other that is too long stops nobody who takes the tick away, and is not lost", async () => {
  const { page } = await aWizard(browser, "Otis");
  await acceptWaiver(page);
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await aPhoto(page, "#0f4c5c"));
  await button(page.getByRole("dialog", { name: "Adjust the photo" }), "Use this photo").click();
  await field(page, "First name").fill("Ada");
  await field(page, "Last name").fill("Okafor");
  await page.getByLabel("Female").check();
  await setDate(page, "2014-03-04");
  await page.getByLabel("Feet").selectOption("4");
  await page.getByLabel("Inches").selectOption("10");
  await field(page, "Weight").fill("88");
  await next(page).click();
  await step(page, 3, "Member's Medical information");
  const other = page.getByRole("checkbox", { name: "Other" });
  const text = field(page, "What else should crews know");
  await other.check();
  await text.fill("x".repeat(151));
  await next(page).click();
  const summary = page.getByRole("group", { name: "There is a problem" });
  await summary.getByRole("link", { name: /^What else should crews know/ }).waitFor();
  await other.uncheck();
  await summary.waitFor({ state: "detached" });
  await other.check();
  expect(await text.inputValue()).toBe("x".repeat(151));
  await other.uncheck();
  await next(page).click();
  await step(page, 4, "Select a plan");
});
