import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { button, heading } from "../session/test.ts";
import { aFamily } from "../support/family.ts";
import { look, newPerson, startBrowser } from "../support/look.ts";
import { untilFocused } from "../support/messages.ts";
import { signIn } from "../support/signIn.ts";
import { typeSlowly } from "../support/typeSlowly.ts";
import { act, actions, atWork, dialog, open, row, said, seeded } from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

test("an admin pages through the residents and finds one by a search that a reload keeps and the address does not tell", async () => {
  for (let batch = 0; batch < 9; batch += 1)
    await Promise.all(Array.from({ length: 6 }, (_, index) => aFamily(`Pageful${batch * 6 + index}x`)));
  const { page, problems } = await atWork(browser, seeded("ADMIN"));
  await open(page, "Users");
  await page.getByRole("table", { name: "Users" }).waitFor();
  expect(await page.getByRole("rowheader").count()).toBe(50);
  const search = page.getByRole("searchbox", { name: /^Search/ });
  await search.fill("pageful");
  await said(page, "50 or more found");
  await button(page, "Show more").click();
  await said(page, "Showing all 54 users");
  await untilFocused(page.getByText("Showing all 54 users"));
  expect(await page.getByRole("rowheader").count()).toBe(54);

  await search.fill("pageful7x");
  await said(page, "1 found");
  await row(page, "Pageful7x Okafor").getByText("None").waitFor();
  expect(new URL(page.url()).search).toBe("");
  await look(page, "staff-users");
  await page.reload();
  await row(page, "Pageful7x Okafor").waitFor();
  expect(await page.getByRole("rowheader").count()).toBe(1);
  await search.fill("nobody has this name");
  await said(page, "Nobody found");
  await look(page, "staff-users-none");
  await button(page, "Show all").click();
  await page.getByRole("rowheader").nth(49).waitFor();

  await page.getByRole("textbox", { name: "City" }).fill("Marquette");
  await said(page, "To see one city, give its name and its state.");
  await page.getByLabel("State").selectOption("MI");
  await said(page, "Nobody found");
  await page.getByRole("navigation").getByRole("link", { name: "Users" }).click();
  await page.waitForURL("**/UserList");
  await page.getByRole("rowheader").nth(49).waitFor();
  expect(await page.getByRole("textbox", { name: "City" }).inputValue()).toBe("");

  await page.route("**/api/users/list", (route) =>
    route.fulfill({ status: 403, json: { Message: "You are not allowed to do that.", RequestId: "r" } }),
  );
  await page.reload();
  await page.getByRole("main").getByText("You are not allowed to do that.").waitFor();
  await page.unroute("**/api/users/list");
  await button(page, "Try again").click();
  await page.getByRole("table", { name: "Users" }).waitFor();
  expect(problems).toEqual([]);
});

test("a search that is typed slowly loses no letter, and the skip link leaves it as it is", async () => {
  const { page, problems } = await atWork(browser, seeded("ADMIN"));
  await open(page, "Users");
  await page.getByRole("rowheader").nth(49).waitFor();
  const search = page.getByRole("searchbox", { name: /^Search/ });
  await typeSlowly(search, "pageful7x@");
  await search.press("Backspace");
  await said(page, "1 found");
  // What is looked for is kept a moment after the last key.
  await expect.poll(() => page.evaluate(() => String(history.state?.usr?.filter))).toMatch(/=pageful7x$/);
  expect(await search.inputValue()).toBe("pageful7x");

  await page.getByRole("link", { name: "Skip to the page", exact: true }).focus();
  await page.keyboard.press("Enter");
  await untilFocused(page.getByRole("main"));
  await said(page, "1 found");
  await page.reload();
  await row(page, "Pageful7x Okafor").waitFor();
  expect(await search.inputValue()).toBe("pageful7x");
  expect(problems).toEqual([]);
});

test("a master admin sees everybody who works for the registry, and cannot restrict themselves", async () => {
  const { page } = await atWork(browser, seeded("MASTER ADMIN"));
  await open(page, "Admins");
  await row(page, "Beforehand Engineer").getByText("engineer", { exact: true }).waitFor();
  const own = row(page, "Beforehand Master Admin");
  await own.getByText("This is your own account: you cannot restrict it.").waitFor();
  expect(await actions(page, "Beforehand Master Admin").getAttribute("aria-disabled")).toBe("true");
  await act(page, "Beforehand Admin", "Restrict");
  await button(dialog(page, "Restrict Beforehand Admin?"), "Cancel").click();
  await button(page, "Create an admin").click();
  expect(await dialog(page, "New admin").getByRole("textbox", { name: "City" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await look(page, "staff-admins");
});

test("each role sees its own screens and no other", async () => {
  const { page } = await atWork(browser, seeded("MOD"));
  await open(page, "Deleted Accounts");
  await said(page, "No Deleted Accounts to display");
  await look(page, "staff-deleted");
  await page.goto("/ListMods");
  await heading(page, "We could not find this page").waitFor();

  const engineer = await newPerson(browser);
  const { Email, Password } = seeded("ENGINEER");
  await signIn(engineer.page, Email, Password);
  await heading(engineer.page, "New Jackets").waitFor();
  expect(new URL(engineer.page.url()).pathname).toBe("/FFRNewEntry");
  await open(engineer.page, "Deactivated Accounts");
  await said(engineer.page, /of every city/);
  expect(new URL(engineer.page.url()).pathname).toBe("/FFRDeactivated");
  await open(engineer.page, "Update Jackets");
});
