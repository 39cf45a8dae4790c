import type { Page } from "playwright-core";
import { expect } from "vitest";
import { errorSentences } from "#shared/errors.ts";
import { minutes, returnToPage } from "../support/clock.ts";
import { look } from "../support/drawing/look.ts";
import { isFocused, tabThrough } from "../support/input/focus.ts";
import { button, field, heading, passwordField, sidebarLink, waitForText } from "../support/locators.ts";
import { recordCalls, refuse } from "../support/routes.ts";
import { ended } from "../support/signIn.ts";
import { endingSoon, fillConfirmation, test } from "./test.ts";

/** As if the page were opened later. */
async function laterBy(page: Page, time: number): Promise<void> {
  // A running write would overwrite this one.
  await page.waitForTimeout(1_200);
  await page.evaluate((gone) => {
    for (const storage of [localStorage, sessionStorage]) {
      const stored = JSON.parse(storage.getItem("beforehand.session") ?? "null") as { since: number } | null;
      if (!stored) continue;
      const since = stored.since - gone;
      storage.setItem("beforehand.session", JSON.stringify({ ...stored, since }));
    }
  }, time);
  await page.reload();
}

test.for([
  ["30 days", true, minutes(30 * 24 * 60)],
  ["12 hours", false, minutes(12 * 60)],
] as const)(
  "a sign-in of %s can be prolonged before it runs out, without leaving the page",
  async ([words, remember, length], { signedIn }) => {
    const { page, resident } = await signedIn("Edith", remember);
    await page.goto("/HouseHolds/Add");
    await laterBy(page, length - minutes(12));
    await field(page, "House name").fill("Lake cabin");
    expect(await endingSoon(page).count()).toBe(0);
    await page.clock.fastForward(minutes(3));
    await endingSoon(page).waitFor();
    if (remember) await look(page, "45-ending-soon");
    await button(endingSoon(page), "Later").click();
    await endingSoon(page).waitFor({ state: "detached" });
    expect(await isFocused(field(page, "House name"))).toBe(true);
    await page.clock.fastForward(minutes(8));
    await endingSoon(page).waitFor();
    await tabThrough(page, passwordField(page, "Password"));
    await page.keyboard.type("Wrong1234");
    await page.keyboard.press("Enter");
    await endingSoon(page).getByText(errorSentences.WRONG_CREDENTIALS).first().waitFor();
    await passwordField(page, "Password").fill(resident.Password);
    await page.keyboard.press("Enter");
    await endingSoon(page).waitFor({ state: "detached" });
    expect(await field(page, "House name").inputValue()).toBe("Lake cabin");
    await page.clock.fastForward(minutes(12));
    expect(await ended(page).count()).toBe(0);

    await laterBy(page, length - minutes(21));
    await endingSoon(page).waitFor();
    await page.mouse.move(200, 200);
    await page.clock.fastForward(minutes(10));
    await ended(page).waitFor();
    await waitForText(page, `You were signed out because a sign-in lasts ${words}.`);
  },
);

test("a resident who is restricted meanwhile reads so on a covered page, and can log out", async ({ remembered }) => {
  const { page } = await remembered("Rhea");
  await refuse(page, "members/all", "ACCOUNT_RESTRICTED", errorSentences.ACCOUNT_RESTRICTED);
  // The first answers have come, and will be stale.
  await page.getByText("No family members registered yet", { exact: true }).waitFor();
  await page.clock.fastForward(minutes(1));
  await sidebarLink(page, "Family Members").click();
  await heading(page, "Your account is restricted").waitFor();
  await waitForText(page, errorSentences.ACCOUNT_RESTRICTED);
  expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false);
  await button(page, "Log out").click();
  await heading(page, /Help that knows you/).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("beforehand.session"))).toBeNull();
});

test("a token that is renewed during use changes nothing on the screen", async ({ remembered }) => {
  const { page } = await remembered("Renate");
  await fillConfirmation(page);
  await button(page.getByRole("dialog"), "Cancel").click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.clock.fastForward(minutes(31));
  const asked = recordCalls(page);
  await field(page, "House name").focus();
  await page.evaluate(() => {
    document.querySelector("main")?.setAttribute("data-same", "");
  });
  await returnToPage(page);
  await expect.poll(() => asked).toContain("/account/refresh");
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path === "/account/refresh")).toHaveLength(1);
  expect(asked.filter((path) => path === "/household/all")).toHaveLength(1);
  expect(await page.locator("main[data-same]").count()).toBe(1);
  expect(await isFocused(field(page, "House name"))).toBe(true);
});
