import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, dialog, field, heading, problemSummary, sidebarLink } from "../support/locators.ts";
import { acceptance, acceptWaiver, describePerson, kept, next, step } from "../support/wizard.ts";
import { test } from "./test.ts";

async function lookElsewhere(page: Page): Promise<void> {
  await sidebarLink(page, "Overview").click();
  await heading(page, /^Welcome back/).waitFor();
  await page.goBack();
  await heading(page, "Register new Member").waitFor();
}

test("every screen asks before the typed facts of a member are lost that could not be saved", async ({ atWizard }) => {
  const { page } = await atWizard("Mira");
  await page.route("**/api/member/draft", (route) => route.abort());
  await acceptance(page).check();
  await sidebarLink(page, "Overview").click();
  await heading(page, /^Welcome back/).waitFor();
  const leaving = page.waitForEvent("dialog");
  const reloading = page.reload({ timeout: 2_000 }).catch(() => {});
  const asked = await leaving;
  expect(asked.type()).toBe("beforeunload");
  await asked.dismiss();
  await reloading;
  const question = dialog(page, "Log out without saving?");
  await button(page, "Logout").click();
  await button(question, "Keep editing").click();
  await question.waitFor({ state: "detached" });
  await page.goBack();
  await kept(page).waitFor();
  expect(await acceptance(page).isChecked()).toBe(true);
  // Once it is saved no screen asks.
  await page.unroute("**/api/member/draft");
  await button(page, "Cancel").click();
  await button(page.getByRole("dialog"), "Leave").click();
  await heading(page, /^Welcome/).waitFor();
  await button(page, "Logout").click();
  await heading(page, /Help that knows you/).waitFor();
});

test("a draft is reported as kept only when something was typed, and is not given up without a question", async ({
  atWizard,
}) => {
  const { page } = await atWizard("Lotte");
  await lookElsewhere(page);
  await step(page, 1, "Important information");
  expect(await kept(page).count()).toBe(0);
  await acceptance(page).check();
  await lookElsewhere(page);
  await kept(page).waitFor();
  await button(page, "Start over").click();
  const question = dialog(page, "Start over?");
  await look(page, "members-start-over");
  await button(question, "Keep going").click();
  await question.waitFor({ state: "detached" });
  expect(await acceptance(page).isChecked()).toBe(true);
  await button(page, "Start over").click();
  await button(question, "Start over").click();
  await untilFocused(page.getByRole("heading", { level: 2, name: /^Step 1 of 5/ }));
  expect(await acceptance(page).isChecked()).toBe(false);
  expect(await kept(page).count()).toBe(0);
});

test("a date of birth is not called wrong while it is typed, and nothing is added to it", async ({ atWizard }) => {
  const { page } = await atWizard("Dina");
  await acceptWaiver(page, "I am filling this out for myself.");
  const wrong = page.getByText(/^Please enter .* of birth/);
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

test("a text of Other that is too long does not matter once the box is unticked, and is not lost", async ({
  atWizard,
}) => {
  const { page } = await atWizard("Otis");
  await acceptWaiver(page, "I am filling this out for myself.");
  await describePerson(page);
  const other = page.getByRole("checkbox", { name: "Other" });
  const text = field(page, "What else should crews know");
  await other.check();
  await text.fill("x".repeat(151));
  await next(page).click();
  const summary = problemSummary(page);
  await summary.getByRole("link", { name: /^What else should crews know/ }).waitFor();
  await other.uncheck();
  await summary.waitFor({ state: "detached" });
  await other.check();
  expect(await text.inputValue()).toBe("x".repeat(151));
  await other.uncheck();
  await next(page).click();
  await step(page, 4, "Select a plan");
});
