import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { untilFocused } from "../support/input/focus.ts";
import { typeSlowly } from "../support/input/typeSlowly.ts";
import { button, dialog, heading, link, searchField, waitForText } from "../support/locators.ts";
import { aResident } from "../support/resident.ts";
import { allow, refuse } from "../support/routes.ts";
import { seeded } from "../support/staff.ts";
import { test } from "../support/test.ts";
import { accountRow, act, actions, open } from "./accounts.ts";

test("an admin pages through the residents and finds one by a search that a reload keeps, outside the address", async ({
  newStaff,
}) => {
  for (let batch = 0; batch < 9; batch += 1)
    await Promise.all(Array.from({ length: 6 }, (_, index) => aResident(`Pageful${batch * 6 + index}x`)));
  const { page } = await newStaff("ADMIN");
  await open(page, "Users");
  await page.getByRole("table", { name: "Users" }).waitFor();
  expect(await page.getByRole("rowheader").count()).toBe(50);
  const search = searchField(page);
  await search.fill("pageful");
  await waitForText(page, "50 or more found");
  await button(page, "Show more").click();
  await waitForText(page, "Showing all 54 users");
  await untilFocused(page.getByText("Showing all 54 users"));
  expect(await page.getByRole("rowheader").count()).toBe(54);

  await search.fill("pageful7x");
  await waitForText(page, "1 found");
  await accountRow(page, "Pageful7x Okafor").getByText("None").waitFor();
  expect(new URL(page.url()).search).toBe("");
  await look(page, "staff-users");
  await page.reload();
  await accountRow(page, "Pageful7x Okafor").waitFor();
  expect(await page.getByRole("rowheader").count()).toBe(1);
  await search.fill("nobody has this name");
  await waitForText(page, "Nobody found");
  await look(page, "staff-users-none");
  await button(page, "Show all").click();
  await untilFocused(search);
  await page.getByRole("rowheader").nth(49).waitFor();

  await page.getByRole("textbox", { name: "City" }).fill("Marquette");
  await waitForText(page, "To see one city, give its name and its state.");
  await page.getByLabel("State").selectOption("MI");
  await waitForText(page, "Nobody found");
  await page.getByRole("navigation").getByRole("link", { name: "Users" }).click();
  await page.waitForURL("**/UserList");
  await page.getByRole("rowheader").nth(49).waitFor();
  expect(await page.getByRole("textbox", { name: "City" }).inputValue()).toBe("");

  await refuse(page, "users/list", "NOT_ALLOWED", "You are not allowed to do that.");
  await page.reload();
  await page.getByRole("main").getByText("You are not allowed to do that.").waitFor();
  await allow(page, "users/list");
  await button(page, "Try again").click();
  await page.getByRole("table", { name: "Users" }).waitFor();
});

test("a search that is typed slowly loses no letter, and the skip link leaves it as it is", async ({ newStaff }) => {
  const { page } = await newStaff("ADMIN");
  await open(page, "Users");
  await page.getByRole("rowheader").nth(49).waitFor();
  const search = searchField(page);
  await typeSlowly(search, "pageful7x@");
  await search.press("Backspace");
  await waitForText(page, "1 found");
  // Stored a moment after the last key.
  await expect.poll(() => page.evaluate(() => String(history.state?.usr?.filter))).toMatch(/=pageful7x$/);
  expect(await search.inputValue()).toBe("pageful7x");

  await link(page, "Skip to the page").focus();
  await page.keyboard.press("Enter");
  await untilFocused(page.getByRole("main"));
  await waitForText(page, "1 found");
  await page.reload();
  await accountRow(page, "Pageful7x Okafor").waitFor();
  expect(await search.inputValue()).toBe("pageful7x");
});

test("a master admin sees all staff, and cannot restrict the own account", async ({ newStaff }) => {
  const { page } = await newStaff("MASTER ADMIN");
  await open(page, "Admins");
  await accountRow(page, "Beforehand Engineer").getByText("engineer", { exact: true }).waitFor();
  const own = accountRow(page, "Beforehand Master Admin");
  await own.getByText("This is your own account: you cannot restrict it.").waitFor();
  expect(await actions(page, "Beforehand Master Admin").getAttribute("aria-disabled")).toBe("true");
  await act(page, "Beforehand Admin", "Restrict");
  await button(dialog(page, "Restrict Beforehand Admin?"), "Cancel").click();
  await button(page, "Create an admin").click();
  expect(await dialog(page, "New admin").getByRole("textbox", { name: "City" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await look(page, "staff-admins");
});

test("each role sees its own screens and no other", async ({ newStaff }) => {
  // In Detroit other tests delete accounts.
  const { page } = await newStaff(seeded("MOD", "Ann Arbor"));
  await open(page, "Deleted Accounts");
  await waitForText(page, "No Deleted Accounts to display");
  await look(page, "staff-deleted");
  await page.goto("/ListMods");
  await heading(page, "We could not find this page").waitFor();

  const { page: engineers } = await newStaff("ENGINEER");
  expect(new URL(engineers.url()).pathname).toBe("/FFRNewEntry");
  await open(engineers, "Deactivated Accounts");
  await waitForText(engineers, /of every city/);
  expect(new URL(engineers.url()).pathname).toBe("/FFRDeactivated");
  await open(engineers, "Update Jackets");
});
