import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { expectReadable, setTextSize } from "../support/drawing/textSize.ts";
import { isFocused, tabThrough } from "../support/input/focus.ts";
import { button, field, heading, menuItem, sidebar, toast, userMenu } from "../support/locators.ts";
import {
  confirmDialog,
  expectOff,
  nothingChanged,
  panel,
  recordRequests,
  saveButton,
  sentUpdates,
  tab,
  test,
} from "./test.ts";

test("the profile has three parts, in the order Personal, Location, Billing with the numbers 1, 3 and 2", async ({
  openProfile,
}) => {
  const { page } = await openProfile("Noor", "/Accounts");
  expect(await page.title()).toBe("My Profile · Beforehand");
  expect(await page.getByRole("tab").allTextContents()).toEqual(["Personal", "Location", "Billing"]);
  await page.getByText("Online", { exact: true }).waitFor();
  await sidebar(page).getByRole("link", { name: "Profile" }).click();
  await page.waitForURL("**/Profile");
  const numbers = { Personal: "1", Location: "3", Billing: "2" };
  for (const [name, number] of Object.entries(numbers)) {
    await page.goto(`/Profile?tab=${number}`);
    await panel(page, name).waitFor();
    expect(await page.getByRole("tabpanel").count()).toBe(1);
    await look(page, `profile-${name}`);
  }
  await page.goto("/Profile?tab=7");
  await panel(page, "Personal").waitFor();
  await tab(page, "Location").click();
  await tab(page, "Billing").click();
  expect(new URL(page.url()).search).toBe("?tab=2");
  await page.reload();
  await panel(page, "Billing").waitFor();
  await page.goBack();
  await panel(page, "Location").waitFor();
});

test("the tabs and the confirmation are used with the keyboard alone", async ({ openProfile }) => {
  const { page, requests } = await openProfile("Kim");
  await tabThrough(page, tab(page, "Personal"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await panel(page, "Billing").waitFor();
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await panel(page, "Personal").waitFor();
  expect(await tab(page, "Personal").getAttribute("aria-selected")).toBe("true");

  await tabThrough(page, saveButton(page));
  await expectOff(saveButton(page), nothingChanged);
  await page.keyboard.press("Enter");
  expect(await confirmDialog(page).count()).toBe(0);
  await field(page, "First name").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Kimberly");
  await page.keyboard.press("Enter");
  await confirmDialog(page).getByText("Kimberly").waitFor();
  await page.keyboard.press("Escape");
  await confirmDialog(page).waitFor({ state: "detached" });
  expect(await isFocused(field(page, "First name"))).toBe(true);
  expect(await field(page, "First name").inputValue()).toBe("Kimberly");
  await tabThrough(page, saveButton(page));
  await page.keyboard.press("Enter");
  await tabThrough(page, confirmDialog(page).getByRole("button", { name: "Update" }));
  await page.keyboard.press("Enter");
  await toast(page, "Your info has been updated !").waitFor();
  await expectOff(saveButton(page), nothingChanged);
  expect(await isFocused(saveButton(page))).toBe(true);
  expect(sentUpdates(requests)).toHaveLength(1);
});

test("every part fits at 320 px with text of twice the size", async ({ openProfile }) => {
  const { page } = await openProfile("Ole");
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, "200%");
  for (const name of ["Personal", "Location", "Billing"]) {
    await tab(page, name).click();
    await panel(page, name).waitFor();
    await expectReadable(page, name);
  }
});

test("staff change their own account through the user menu, without location and billing", async ({ newStaff }) => {
  const { page } = await newStaff("MASTER MOD");
  const requests = recordRequests(page);
  expect(await sidebar(page).getByRole("link", { name: "Profile" }).count()).toBe(0);
  await userMenu(page).click();
  await menuItem(page, "Profile").click();
  await heading(page, "My Profile").waitFor();
  expect(await page.getByRole("tab").count()).toBe(0);
  expect(await page.getByText("Billing").count()).toBe(0);
  await page.getByRole("region", { name: "Your department's place" }).getByText("Detroit").waitFor();
  await look(page, "profile-staff");
  // The second brings the name back by which other journeys know the account.
  for (const First of ["Dana", "Detroit"]) {
    await field(page, "First name").fill(First);
    await saveButton(page).click();
    await button(page, "Update").click();
    await toast(page, "Your info has been updated !").last().waitFor();
    await sidebar(page).getByText(`${First} Master Mod`).waitFor();
  }
  expect(sentUpdates(requests)).toMatchObject([{ First: "Dana" }, { First: "Detroit" }]);
});
