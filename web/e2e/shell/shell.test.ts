import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look, widthOf } from "../support/drawing/look.ts";
import { mailedCode } from "../support/inbox.ts";
import { tabThrough, untilFocused } from "../support/input/focus.ts";
import { move } from "../support/input/keyboard.ts";
import { button, field, heading, menuItem, problemSummary, sidebar, userMenu } from "../support/locators.ts";
import { expectProblem, toasts } from "../support/messages.ts";
import { phone } from "../support/person.ts";
import { anUnprovenResident } from "../support/resident.ts";
import { signInAtHome } from "../support/signIn.ts";
import { test } from "../support/test.ts";

test("the user menu is used with the keyboard, and its 'Log out' signs out", async ({ signedIn }) => {
  const { page } = await signedIn("Nina");
  await page.getByRole("banner").getByText("Account verified", { exact: true }).waitFor();
  await tabThrough(page, userMenu(page));
  await page.keyboard.press("Enter");
  await untilFocused(menuItem(page, "Profile"));
  await look(page, "50-user-menu");
  await page.keyboard.press("Escape");
  await untilFocused(userMenu(page));
  await page.keyboard.press("Enter");
  await untilFocused(menuItem(page, "Profile"));
  expect(await move(page, "ArrowDown")).toBe("Recent notifications");
  expect(await move(page, "ArrowDown")).toBe("Log out");
  await page.keyboard.press("Enter");
  await heading(page, /Help that knows you/).waitFor();
});

test("an account is called verified once its email is confirmed, not beside the request to confirm it", async ({
  page,
}) => {
  const resident = await anUnprovenResident("Nele");
  await signInAtHome(page, resident);
  await button(page, "Enter the code").click();
  const label = page.getByRole("banner").getByText("Account verified", { exact: true });
  expect(await label.count()).toBe(0);
  const code = field(page, "Code from the mail");
  await code.fill("000000");
  await button(page, "Confirm email").click();
  await untilFocused(problemSummary(page));
  await expectProblem(code, "Verification codes do not match");
  // Told at its field and in the summary, not a third time.
  await page.waitForLoadState("networkidle");
  expect(await toasts(page, "Verification codes do not match").count()).toBe(0);
  await code.fill(await mailedCode(resident.Email));
  await button(page, "Confirm email").click();
  await label.waitFor();
  expect(await page.getByText("Confirm your email", { exact: true }).count()).toBe(0);
});

test("on a phone the sidebar is a drawer that opens, leads on and closes with the keyboard", async ({ signedIn }) => {
  const { page } = await signedIn("Dora");
  await page.setViewportSize({ width: 320, height: 640 });
  // A new size closes an open menu.
  await page.waitForTimeout(500);
  const menu = button(page, "Menu");
  await menu.press("Enter");
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("link", { name: "Overview" }).waitFor();
  await untilFocused(drawer);
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await untilFocused(menu);
  await page.keyboard.press("Enter");
  await tabThrough(page, drawer.getByRole("link", { name: "Family Members" }));
  await page.keyboard.press("Enter");
  await heading(page, "Welcome, Dora").waitFor();
  await drawer.waitFor({ state: "detached" });
  await menu.click();
  await button(drawer, "Close menu").click();
  await drawer.waitFor({ state: "detached" });
  await menu.click();
  await drawer.getByRole("link", { name: "Overview" }).waitFor();
  await look(page, "52-drawer", [phone]);
  // `look` has closed the drawer: the window is wide again.
  await page.getByRole("main").waitFor();
  await drawer.waitFor({ state: "detached" });
});

test("an unknown path says so and leads back, with the keyboard", async ({ signedIn }) => {
  const { page } = await signedIn("Pia");
  await page.goto("/No/Such/Page");
  await heading(page, "We could not find this page").waitFor();
  await look(page, "53-not-found");
  await tabThrough(page, page.getByRole("link", { name: "Go to the first page" }));
  await page.keyboard.press("Enter");
  await untilFocused(heading(page, "Welcome back, Pia"));
  await page.goto("/NewEntries");
  await heading(page, "We could not find this page").waitFor();
});

test("a visitor's pages lead a signed-in resident to the first page", async ({ signedIn }) => {
  const { page } = await signedIn("Rika");
  for (const path of ["/", "/Login", "/Register", "/Homepage"]) {
    await page.goto(path);
    await heading(page, "Welcome back, Rika").waitFor();
    expect(new URL(page.url()).pathname, path).toBe("/Overview");
  }
});

/** Milliseconds. */
const fadeOf = (page: Page) =>
  page.locator("#main > *").evaluate((shown) => {
    const { animationName, animationDuration } = getComputedStyle(shown);
    return animationName === "none" ? undefined : Number.parseFloat(animationDuration) * 1000;
  });

test("another page begins at its top and fades in, and at once where motion is unwanted", async ({ signedIn }) => {
  const { page } = await signedIn("Fien");
  await page.setViewportSize({ width: 1280, height: 500 });
  expect(await fadeOf(page)).toBe(400);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await sidebar(page).getByRole("link", { name: "Profile" }).click();
  await heading(page, "My Profile").waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await fadeOf(page)).toBeUndefined();
});

test("the profile says when the device has no connection", async ({ signedIn }) => {
  const { page } = await signedIn("Otto");
  await page.goto("/Profile");
  await page.getByText("Online", { exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.getByText("Offline", { exact: true }).waitFor();
  await look(page, "54-offline");
  await page.context().setOffline(false);
  await page.getByText("Online", { exact: true }).waitFor();
});
