import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { button, field, heading, tabTo } from "../session/test.ts";
import { aFamily } from "../support/family.ts";
import { look, newPerson, startBrowser } from "../support/look.ts";
import { signIn } from "../support/signIn.ts";
import {
  confirmDialog,
  expectOff,
  nothingChanged,
  openProfile,
  panel,
  recordRequests,
  saveButton,
  sentUpdates,
  sidebar,
  tab,
  toast,
} from "./test.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

test("the profile has three parts, in the order Personal, Location, Billing with the numbers 1, 3 and 2", async () => {
  const { page, problems } = await openProfile(browser, await aFamily("Noor"), "/Accounts");
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
  expect(problems).toEqual([]);
});

test("the tabs and the confirmation are used with the keyboard alone", async () => {
  const { page, requests } = await openProfile(browser, await aFamily("Kim"));
  await tabTo(page, tab(page, "Personal"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await panel(page, "Billing").waitFor();
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await panel(page, "Personal").waitFor();
  expect(await tab(page, "Personal").getAttribute("aria-selected")).toBe("true");

  await tabTo(page, saveButton(page));
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
  expect(await field(page, "First name").evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await field(page, "First name").inputValue()).toBe("Kimberly");
  await tabTo(page, saveButton(page));
  await page.keyboard.press("Enter");
  await tabTo(page, confirmDialog(page).getByRole("button", { name: "Update" }));
  await page.keyboard.press("Enter");
  await toast(page, "Your info has been updated !").waitFor();
  await expectOff(saveButton(page), nothingChanged);
  expect(await saveButton(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(sentUpdates(requests)).toHaveLength(1);
});

test("every part fits at 320 px with text of twice the size", async () => {
  const { page } = await openProfile(browser, await aFamily("Ole"));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const name of ["Personal", "Location", "Billing"]) {
    await tab(page, name).click();
    await panel(page, name).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const clipped = await page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter(
          (element) => !element.children.length && element.textContent?.trim() && element.clientWidth > 1,
        )
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflow))
        .map((element) => element.outerHTML),
    );
    expect(clipped).toEqual([]);
  }
});

test("staff change their own account through the user menu, without location and billing", async () => {
  const moderator = inject("staff").find(({ Role }) => Role === "MASTER MOD");
  if (!moderator) throw new Error("No moderator was seeded.");
  const { page, problems } = await newPerson(browser);
  const requests = recordRequests(page);
  await signIn(page, moderator.Email, moderator.Password);
  await heading(page, "New Jackets").waitFor();
  expect(await sidebar(page).getByRole("link", { name: "Profile" }).count()).toBe(0);
  await page.getByRole("button", { name: /user menu$/ }).click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await heading(page, "My Profile").waitFor();
  expect(await page.getByRole("tab").count()).toBe(0);
  expect(await page.getByText("Billing").count()).toBe(0);
  await page.getByRole("region", { name: "Your department's place" }).getByText("Detroit").waitFor();
  await look(page, "profile-staff");
  await field(page, "First name").fill("Dana");
  await saveButton(page).click();
  await button(page, "Update").click();
  await toast(page, "Your info has been updated !").waitFor();
  await sidebar(page).getByText("Dana Master Mod").waitFor();
  expect(sentUpdates(requests)).toMatchObject([{ First: "Dana" }]);
  expect(problems).toEqual([]);
});
