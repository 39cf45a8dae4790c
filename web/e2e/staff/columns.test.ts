import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { aResident } from "../support/resident.ts";
import { test } from "../support/test.ts";
import { accountRow, aRestricted, open, showDeleted } from "./accounts.ts";

beforeAll(async () => {
  await Promise.all([aResident("Columba"), aRestricted("Columbo")]);
});

async function headersOf(page: Page, table: string): Promise<string[]> {
  const headers = page.getByRole("table", { name: table, exact: true }).getByRole("columnheader");
  await headers.first().waitFor();
  return headers.allTextContents();
}

test("the list of residents has the documented columns, and one for the actions", async ({ newStaff }) => {
  const { page } = await newStaff("MASTER ADMIN");
  await open(page, "Users");
  const documented = ["ID", "Name", "Address", "Members", "User Since", "Last Update"];
  expect(await headersOf(page, "Users")).toEqual([...documented, "Actions"]);
});

test("the lists of staff have the documented columns", async ({ newStaff }) => {
  const { page } = await newStaff("MASTER ADMIN");
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

test("deactivated and deleted accounts have an ID, a name and a date, and no actions", async ({ newStaff }) => {
  const { page } = await newStaff("MOD");
  await open(page, "Deactivated Accounts");
  expect(await headersOf(page, "Deactivated accounts")).toEqual(["ID", "Name", "Deactivated on"]);
  await accountRow(page, "Columbo Reyes").waitFor();
  await showDeleted(page);
  await open(page, "Deleted Accounts");
  expect(await headersOf(page, "Deleted accounts")).toEqual(["ID", "Name", "Deleted on"]);
  await accountRow(page, "Columbo Reyes").waitFor();
});
