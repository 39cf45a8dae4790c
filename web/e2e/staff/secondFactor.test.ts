import { generateSync } from "otplib";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { secondsNow } from "#shared/rules/dates.ts";
import { returnToPage } from "../support/clock.ts";
import { look } from "../support/drawing/look.ts";
import { isFocused } from "../support/input/focus.ts";
import { button, dialog, field, heading, link, passwordField, waitForText } from "../support/locators.ts";
import { type SignInDetails, signIn } from "../support/signIn.ts";
import { seeded } from "../support/staff.ts";
import { test } from "../support/test.ts";
import { aModerator } from "./accounts.ts";

/** A code works once: a later one is of the next half minute. */
const codeOf = (secret: string, later = 0): string =>
  generateSync({ secret, strategy: "totp", epoch: secondsNow() + later });

const soon = { timeout: 15_000 };
const codes = (page: Page) => page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
const codeField = (page: Page) => field(page, "Code of your authenticator app");

/** No role has a second step here. */
const answerWith = (page: Page, path: string, change: object) =>
  page.route(`**/api/account/${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } });
  });

/** Up to the app. */
async function begin(page: Page, { Password }: SignInDetails): Promise<void> {
  await button(page, "Set up").click();
  await passwordField(page, "Your password").fill(Password);
  await button(page, "Continue").click();
  await page.getByRole("heading", { name: "Add Beforehand to your app" }).waitFor();
}

/** Up to the recovery codes. Returns the app's key. */
async function addApp(page: Page): Promise<string> {
  const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
  await codeField(page).fill(codeOf(secret));
  await button(page, "Confirm").click();
  await expect.poll(() => codes(page).count(), soon).toBe(10);
  return secret;
}

async function keep(page: Page): Promise<void> {
  await page.getByLabel("I have kept the recovery codes").check();
  await button(page, "Done").click();
}

test("recovery codes stay until they are kept, and the next sign-in asks for a code", async ({
  newStaff,
  newPerson,
}) => {
  const mona = await aModerator("Mona");
  const { page } = await newStaff(mona);
  await page.context().clock.install();
  await answerWith(page, "second-factor", { Mode: "offered" });
  await page.goto("/Profile");
  await begin(page, mona);
  const secret = await addApp(page);
  await page.clock.fastForward("00:31");
  const asked = page.waitForResponse("**/api/account/second-factor");
  await returnToPage(page);
  await asked;
  expect(await codes(page).count()).toBe(10);
  await keep(page);
  await waitForText(page, "10 of 10 recovery codes");
  await page.reload();
  await waitForText(page, "10 of 10 recovery codes");
  await look(page, "second-factor-present");
  const other = await newPerson();
  await signIn(other.page, mona);
  await codeField(other.page).fill(codeOf(secret, 30));
  await button(other.page, "Sign in").click();
  await heading(other.page, "New Jackets").waitFor();
  await button(page, "Remove").click();
  await waitForText(page, "Your password alone then opens every record that you may read.");
  await look(page, "second-factor-remove");
  await button(dialog(page, "Remove the second step?"), "Cancel").click();
});

test("an offered second step that is declined leaves the focus on the page", async ({ newPerson }) => {
  const { page } = await newPerson();
  await answerWith(page, "login", { SecondFactor: "offered" });
  await signIn(page, seeded("MOD"));
  await heading(page, "New Jackets").waitFor();
  await button(page, "Not now").press("Enter");
  await button(page, "Not now").waitFor({ state: "detached" });
  expect(await isFocused(page.getByRole("main"))).toBe(true);
});

test("a required second step keeps its recovery codes on the screen when the session is renewed", async ({
  newPerson,
}) => {
  const ravi = await aModerator("Ravi");
  const { page } = await newPerson();
  await page.context().clock.install();
  await answerWith(page, "login", { SecondFactor: "required" });
  await signIn(page, ravi);
  await heading(page, "Two-step sign-in").waitFor();
  await look(page, "second-factor-required");
  await begin(page, ravi);
  await look(page, "second-factor-app");
  await addApp(page);
  const renewed = page.waitForResponse("**/api/account/refresh");
  await page.clock.fastForward("05:01");
  await page.mouse.move(40, 40);
  await page.keyboard.press("Shift");
  await renewed;
  expect(await codes(page).count()).toBe(10);
  await look(page, "second-factor-codes");
  await link(page, "Help").click();
  await waitForText(page, "The recovery codes are not kept yet. They are not shown again.");
  await look(page, "second-factor-leave");
  await button(page, "Keep editing").click();
  await expect.poll(() => codes(page).count(), soon).toBe(10);
  await keep(page);
  await heading(page, "New Jackets").waitFor();
});
