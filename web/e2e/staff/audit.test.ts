import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, searchField, waitForText } from "../support/locators.ts";
import { allow, hold } from "../support/routes.ts";
import { test } from "../support/test.ts";
import { open } from "./accounts.ts";

test("a master admin reads the audit, narrows it and exports what it then shows", async ({ newStaff }) => {
  const { page } = await newStaff("MASTER ADMIN");
  for (const label of ["Users", "Moderators", "Audit"]) await open(page, label);
  const table = page.getByRole("table", { name: "Audit" });
  await table.getByRole("rowheader", { name: "Read the users" }).first().waitFor();
  const time = table.locator("time").first();
  expect(await time.textContent()).toMatch(/^[A-Z][a-z]{2} \d\d \d{4}, \d+:\d\d:\d\d [AP]M E[SD]T$/);
  expect(await time.getAttribute("title")).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  await look(page, "staff-audit");
  // A list's subjects stand behind a press.
  await table
    .getByText(/^\d+ shown$/)
    .first()
    .click();
  await table
    .getByRole("listitem")
    .getByRole("button", { name: /Copy ID$/ })
    .first()
    .waitFor();
  await look(page, "staff-audit-shown");

  await page.getByLabel("What", { exact: true }).selectOption("Read the moderators");
  await page.getByLabel("Role").selectOption("MASTER ADMIN");
  await table.getByRole("rowheader", { name: "Read the users" }).first().waitFor({ state: "detached" });
  await table.getByRole("rowheader", { name: "Read the moderators" }).first().waitFor();
  const downloading = page.waitForEvent("download");
  await button(page, "Export as CSV").click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines[0]).toContain("Time (UTC),Time (Eastern),Account,Name,Role,Action");
  const rows = lines.slice(1).filter(Boolean);
  expect(rows.length).toBeGreaterThan(0);
  for (const line of rows) expect(line).toContain(",MASTER ADMIN,Read the moderators,");
  await waitForText(page, /rows are exported to audit-/);

  await searchField(page).fill("no-such-id");
  await waitForText(page, "No rows to display");
});

test("an export can be cancelled, and goes on where it failed", async ({ newStaff }) => {
  const { page } = await newStaff("MASTER ADMIN");
  await open(page, "Audit");
  await page.getByRole("table", { name: "Audit" }).waitFor();
  const release = await hold(page, "audit/list", (route) => route.abort());
  await button(page, "Export as CSV").click();
  await page.getByRole("progressbar", { name: "Export of the audit" }).waitFor();
  await look(page, "staff-audit-exporting");
  await button(page, "Cancel the export").click();
  await untilFocused(button(page, "Export as CSV"));
  release();
  await button(page, "Export as CSV").click();
  await page
    .getByRole("main")
    .getByText(/could not reach/)
    .waitFor();
  await allow(page, "audit/list");
  const downloading = page.waitForEvent("download");
  await button(page, "Try again").click();
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
});

test("days in the wrong order are refused in words", async ({ newStaff }) => {
  const { page } = await newStaff("MASTER ADMIN");
  await open(page, "Audit");
  await page.getByLabel("From", { exact: true }).fill("2026-11-10");
  await page.getByLabel("To", { exact: true }).fill("2026-11-01");
  await page.getByRole("main").getByText("The first day must not come after the last day.").waitFor();
});

test("a search of a long audit says how far it looked, and looks further when it is asked to", async ({ newStaff }) => {
  const { page } = await newStaff("MASTER ADMIN");
  await open(page, "Audit");
  await page.getByRole("table", { name: "Audit" }).waitFor();
  let asked = 0;
  await page.route("**/api/audit/list", (route) => {
    asked += 1;
    return route.fulfill({
      json: { Rows: [], Searched: 1_000, ...(asked < 8 && { NextCursor: `${asked}` }) },
    });
  });
  await searchField(page).fill("no-such-id");
  await waitForText(page, "Looked at 5,000 rows so far");
  await waitForText(page, "Nothing was found so far. There is more to look through.");
  expect(asked).toBe(5);
  await look(page, "staff-audit-looked");
  await button(page, "Look further").click();
  await waitForText(page, "No rows to display");
  expect(asked).toBe(8);
});
