import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { changeMember } from "../support/family.ts";
import { button, dialog, waitForText } from "../support/locators.ts";
import { aJacket, card, markAll } from "../support/queue.ts";
import { staffToken } from "../support/staff.ts";
import { test } from "../support/test.ts";
import { visitOf } from "../support/visit.ts";
import { accountRow, aRestricted, open, showDeleted } from "./accounts.ts";

test.beforeAll(async ({ newLastingPerson }) => {
  const home = await visitOf(newLastingPerson, "Rosa");
  const changed = await aJacket(home, { First: "Updina" });
  await markAll(await staffToken());
  await changeMember(home.resident, changed, { Weight: "91" });
  await aJacket(home, { First: "Newton" }, { Street: "1 Campus Martius" });
  await aRestricted("Gone");
});

/** Those that are drawn; a map without its address. */
async function pressable(page: Page): Promise<string[]> {
  const all = page.getByRole("main").locator("button, [role=button], [role=menuitem], input[type=checkbox]");
  const names = await all.evaluateAll((found) =>
    found
      .filter((one) => one.checkVisibility())
      .map((one) => (one.getAttribute("aria-label") ?? one.textContent).replace(/\s+/g, " ").trim()),
  );
  return [...new Set(names.map((name) => name.replace(/^Map of .*/, "Map")))].sort();
}

const path = (page: Page) => new URL(page.url()).pathname;
const reading = (name: string) => [
  "? Shortcuts",
  "Clear the filter",
  "Copy",
  `Enlarge the photo of ${name}`,
  "Map",
  "Print",
  "View Medical Record",
  `Ways to copy for ${name}`,
];

/** Of one member. */
async function expectOnlyReading(page: Page, first: string): Promise<void> {
  await page.getByRole("searchbox", { name: /^Filter/ }).fill(first);
  await expect.poll(() => pressable(page), { timeout: 10_000 }).toEqual(reading(`${first} Okafor`));
}

test("an engineer reads both queues, and no button there changes anything", async ({ newStaff }) => {
  const { page } = await newStaff("ENGINEER");
  expect(path(page)).toBe("/FFRNewEntry");
  await card(page, "Newton Okafor").waitFor();
  await expectOnlyReading(page, "Newton");
  await look(page, "engineer-new");
  await open(page, "Update Jackets");
  expect(path(page)).toBe("/FFRUpdate");
  const updated = card(page, "Updina Okafor");
  await updated.getByText("Changed since it was transferred").waitFor();
  await expectOnlyReading(page, "Updina");
  await look(page, "engineer-updated");
  await button(updated, "View Medical Record").click();
  const record = dialog(page, "Medical Data for Updina Okafor");
  await waitForText(record, "DNR");
  await look(page, "engineer-medical-record");
  expect(await record.getByRole("button").allTextContents()).toEqual(["Dismiss"]);
});

test("an engineer reads the deactivated and deleted accounts, and can change none", async ({ newStaff }) => {
  const { page } = await newStaff("ENGINEER");
  await open(page, "Deactivated Accounts");
  expect(path(page)).toBe("/FFRDeactivated");
  await accountRow(page, "Gone Reyes").waitFor();
  for (const name of await pressable(page)) expect(name).toMatch(/Copy ID$/);
  await look(page, "engineer-deactivated");
  await showDeleted(page);
  await open(page, "Deleted Accounts");
  expect(path(page)).toBe("/FFRDelete");
  await accountRow(page, "Gone Reyes").waitFor();
  for (const name of await pressable(page)) expect(name).toMatch(/Copy ID$/);
  await look(page, "engineer-deleted");
});
