import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messages } from "#shared/fields.ts";
import { button, field, heading } from "../session/test.ts";
import { aNumber } from "../support/inbox.ts";
import { move, pressEnterOn, tabTo, typeInto } from "../support/keyboard.ts";
import { startBrowser } from "../support/look.ts";
import { summary, untilFocused } from "../support/messages.ts";
import { actions, anInvited, atWork, dialog, row, said, seeded } from "./test.ts";

// Once somebody is signed in nothing here uses a mouse.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

/** Opens a screen by its link in the sidebar, which stands before the page. */
async function goTo(page: Page, label: string): Promise<void> {
  const link = page.getByRole("navigation").getByRole("link", { name: label, exact: true });
  await pressEnterOn(page, link, "Shift+Tab");
  await untilFocused(heading(page, label));
}

const item = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });

test("keys alone restrict a moderator with a reason, and restore them", async () => {
  await anInvited("Keyla");
  const { page, problems } = await atWork(browser, seeded("MASTER MOD"));
  await goTo(page, "Moderators");
  await typeInto(page, page.getByRole("searchbox", { name: /^Search/ }), "keyla");
  await said(page, "1 found");
  await pressEnterOn(page, actions(page, "Keyla Reyes"));
  await untilFocused(item(page, "Send the invitation again"));
  await page.keyboard.press("Escape");
  await untilFocused(actions(page, "Keyla Reyes"));
  await page.keyboard.press("Space");
  await untilFocused(item(page, "Send the invitation again"));
  expect(await move(page, "ArrowDown")).toBe("Restrict");
  await page.keyboard.press("Enter");

  const form = dialog(page, "Restrict Keyla Reyes?");
  await untilFocused(field(page, "Reason"));
  await pressEnterOn(page, button(form, "Restrict"));
  await untilFocused(summary(page));
  await typeInto(page, field(page, "Reason"), "Left the department");
  await pressEnterOn(page, button(form, "Restrict"));
  await row(page, "Keyla Reyes").getByText("Reason: Left the department").waitFor();
  await form.waitFor({ state: "hidden" });
  await untilFocused(actions(page, "Keyla Reyes"));

  await page.keyboard.press("Enter");
  await untilFocused(item(page, "Restore"));
  await page.keyboard.press("Enter");
  const question = dialog(page, "Restore Keyla Reyes?");
  await question.waitFor();
  await pressEnterOn(page, button(question, "Restore"));
  await said(page, "Keyla Reyes is restored.");
  await question.waitFor({ state: "hidden" });
  await untilFocused(actions(page, "Keyla Reyes"));
  expect(
    await row(page, "Keyla Reyes")
      .getByText(/^Restricted/)
      .count(),
  ).toBe(0);
  expect(problems).toEqual([]);
});

test("keys alone create a moderator, after a form that was not filled in and one that was almost given up", async () => {
  const { page, problems } = await atWork(browser, seeded("MASTER MOD"));
  await goTo(page, "Moderators");
  await row(page, "Detroit Mod").waitFor();
  await tabTo(page, button(page, "Create a moderator"));
  await page.keyboard.press("Space");
  const form = dialog(page, "New moderator");
  await untilFocused(field(page, "First name"));
  await page.keyboard.press("Enter");
  await untilFocused(summary(page));
  await summary(page).getByText(messages.fillAllFields).waitFor();

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
  await row(page, "Kenji Keys")
    .getByText(/^Invited until/)
    .waitFor();
  await form.waitFor({ state: "hidden" });
  await untilFocused(button(page, "Create a moderator"));
  expect(problems).toEqual([]);
});

test("keys alone narrow the audit and export it", async () => {
  const { page, problems } = await atWork(browser, seeded("MASTER ADMIN"));
  for (const label of ["Users", "Moderators", "Audit"]) await goTo(page, label);
  const row = (name: string) => page.getByRole("table").getByRole("rowheader", { name }).first();
  await row("list USER accounts").waitFor();
  const role = page.getByLabel("Role");
  await tabTo(page, role);
  await page.keyboard.type("MASTER ADMIN");
  expect(await role.inputValue()).toBe("MASTER ADMIN");
  await typeInto(page, page.getByRole("searchbox", { name: /^Action/ }), "list MOD");
  await row("list USER accounts").waitFor({ state: "detached" });
  await row("list MOD accounts").waitFor();
  const downloading = page.waitForEvent("download");
  await pressEnterOn(page, button(page, "Export as CSV"));
  const lines = (await readFile(await (await downloading).path(), "utf8")).split("\r\n").filter(Boolean);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(1)) expect(line).toContain(",MASTER ADMIN,list MOD accounts,");
  await untilFocused(button(page, "Export as CSV"));
  expect(problems).toEqual([]);
});
