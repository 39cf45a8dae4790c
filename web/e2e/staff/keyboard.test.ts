import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { fillAllFields } from "#shared/fields/account.ts";
import { aNumber } from "../support/inbox.ts";
import { untilFocused } from "../support/input/focus.ts";
import { move, pressEnterOn, tabTo, typeInto } from "../support/input/keyboard.ts";
import {
  button,
  dialog,
  field,
  heading,
  link,
  menuItem,
  problemSummary,
  searchField,
  waitForText,
} from "../support/locators.ts";
import { test } from "../support/test.ts";
import { accountRow, actions, anInvited } from "./accounts.ts";

// Keys alone, once signed in.

/** The sidebar stands before the page. */
async function goTo(page: Page, label: string): Promise<void> {
  await pressEnterOn(page, link(page.getByRole("navigation"), label), "Shift+Tab");
  await untilFocused(heading(page, label));
}

test("keys alone restrict a moderator with a reason, and restore them", async ({ newStaff }) => {
  await anInvited("Keyla");
  const { page } = await newStaff("MASTER MOD");
  await goTo(page, "Moderators");
  await typeInto(page, searchField(page), "keyla");
  await waitForText(page, "1 found");
  await pressEnterOn(page, actions(page, "Keyla Reyes"));
  await untilFocused(menuItem(page, "Send the invitation again"));
  await page.keyboard.press("Escape");
  await untilFocused(actions(page, "Keyla Reyes"));
  await page.keyboard.press("Space");
  await untilFocused(menuItem(page, "Send the invitation again"));
  expect(await move(page, "ArrowDown")).toBe("Restrict");
  await page.keyboard.press("Enter");

  const form = dialog(page, "Restrict Keyla Reyes?");
  await untilFocused(field(page, "Reason"));
  await pressEnterOn(page, button(form, "Restrict"));
  await untilFocused(problemSummary(page));
  await typeInto(page, field(page, "Reason"), "Left the department");
  await pressEnterOn(page, button(form, "Restrict"));
  await accountRow(page, "Keyla Reyes").getByText("Reason: Left the department").waitFor();
  await form.waitFor({ state: "hidden" });
  await untilFocused(actions(page, "Keyla Reyes"));

  await page.keyboard.press("Enter");
  await untilFocused(menuItem(page, "Restore"));
  await page.keyboard.press("Enter");
  const question = dialog(page, "Restore Keyla Reyes?");
  await question.waitFor();
  await pressEnterOn(page, button(question, "Restore"));
  await waitForText(page, "Keyla Reyes is restored.");
  await question.waitFor({ state: "hidden" });
  await untilFocused(actions(page, "Keyla Reyes"));
  expect(
    await accountRow(page, "Keyla Reyes")
      .getByText(/^Restricted/)
      .count(),
  ).toBe(0);
});

test("keys alone create a moderator, after an empty form and one that was almost given up", async ({ newStaff }) => {
  const { page } = await newStaff("MASTER MOD");
  await goTo(page, "Moderators");
  await accountRow(page, "Detroit Mod").waitFor();
  await tabTo(page, button(page, "Create a moderator"));
  await page.keyboard.press("Space");
  const form = dialog(page, "New moderator");
  await untilFocused(field(page, "First name"));
  await page.keyboard.press("Enter");
  await untilFocused(problemSummary(page));
  await problemSummary(page).getByText(fillAllFields).waitFor();

  await typeInto(page, field(page, "First name"), "Kenji");
  await typeInto(page, field(page, "Last name"), "Keys");
  await page.keyboard.press("Escape");
  const question = dialog(page, "Close without saving?");
  await question.waitFor();
  await pressEnterOn(page, button(question, "Keep editing"));
  await untilFocused(field(page, "Last name"));
  await typeInto(page, field(page, "Email"), `${randomUUID()}@example.org`);
  await typeInto(page, field(page, "Phone"), aNumber());
  await pressEnterOn(page, button(form, "Create a moderator"));
  await accountRow(page, "Kenji Keys")
    .getByText(/^Invited until/)
    .waitFor();
  await form.waitFor({ state: "hidden" });
  await untilFocused(button(page, "Create a moderator"));
});

test("keys alone narrow the audit and export it", async ({ newStaff }) => {
  const { page } = await newStaff("MASTER ADMIN");
  for (const label of ["Users", "Moderators", "Audit"]) await goTo(page, label);
  const row = (name: string) => page.getByRole("table").getByRole("rowheader", { name }).first();
  await row("Read the users").waitFor();
  const what = page.getByLabel("What", { exact: true });
  await tabTo(page, what);
  // A space that comes late would open the list.
  while ((await what.inputValue()) !== "read the moderators") await page.keyboard.press("ArrowDown");
  const role = page.getByLabel("Role");
  await tabTo(page, role);
  await page.keyboard.type("MASTER ADMIN");
  expect(await role.inputValue()).toBe("MASTER ADMIN");
  await row("Read the users").waitFor({ state: "detached" });
  await row("Read the moderators").waitFor();
  const downloading = page.waitForEvent("download");
  await pressEnterOn(page, button(page, "Export as CSV"));
  const lines = (await readFile(await (await downloading).path(), "utf8")).split("\r\n").filter(Boolean);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(1)) expect(line).toContain(",MASTER ADMIN,Read the moderators,");
  await untilFocused(button(page, "Export as CSV"));
});
