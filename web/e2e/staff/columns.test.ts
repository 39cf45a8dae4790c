import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aFamily } from "../support/family.ts";
import { startBrowser } from "../support/look.ts";
import { aRestricted, atWork, open, row, seeded, showDeleted } from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
  await Promise.all([aFamily("Columba"), aRestricted("Columbo")]);
});

afterAll(async () => {
  await browser?.close();
});

async function headersOf(page: Page, table: string): Promise<string[]> {
  const headers = page.getByRole("table", { name: table, exact: true }).getByRole("columnheader");
  await headers.first().waitFor();
  return headers.allTextContents();
}

test("the list of residents has the documented columns, and one for what is done with an account", async () => {
  const { page } = await atWork(browser, seeded("MASTER ADMIN"));
  await open(page, "Users");
  const documented = ["ID", "Name", "Address", "Members", "User Since", "Last Update"];
  expect(await headersOf(page, "Users")).toEqual([...documented, "Actions"]);
});

test("the lists of staff have the documented columns", async () => {
  const { page } = await atWork(browser, seeded("MASTER ADMIN"));
  const documented = ["ID", "Name", "Email", "Phone", "Created on", "Actions"];
  for (const [screen, table] of [
    ["Moderators", "Moderators"],
    ["Master Moderators", "Master moderators"],
    ["Admins", "Admins"],
  ] as const) {
    await open(page, screen);
    expect(await headersOf(page, table), screen).toEqual(documented);
  }
});

test("deactivated and deleted accounts have an ID, a name and a date, and nothing can be done with them", async () => {
  const { page } = await atWork(browser, seeded("MOD"));
  await open(page, "Deactivated Accounts");
  expect(await headersOf(page, "Deactivated accounts")).toEqual(["ID", "Name", "Deactivated on"]);
  await row(page, "Columbo Reyes").waitFor();
  await showDeleted(page);
  await open(page, "Deleted Accounts");
  expect(await headersOf(page, "Deleted accounts")).toEqual(["ID", "Name", "Deleted on"]);
  await row(page, "Columbo Reyes").waitFor();
});
