import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sidebar } from "../profile/test.ts";
import { button, field, heading, tabTo } from "../session/test.ts";
import { move } from "../support/keyboard.ts";
import { look, newPerson, phone, startBrowser } from "../support/look.ts";
import { focused, toasts, untilFocused } from "../support/messages.ts";
import { registerResident } from "../support/registerResident.ts";
import { signIn } from "../support/signIn.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

/** A resident on their first page, in a browser of their own. */
async function atHome(name: string): Promise<{ page: Page; problems: string[] }> {
  const { Email, Password } = await registerResident(name);
  const { page, problems } = await newPerson(browser);
  await signIn(page, Email, Password);
  await heading(page, `Welcome back, ${name}`).waitFor();
  return { page, problems };
}

const userMenu = (page: Page) => page.getByRole("button", { name: /user menu$/ });
const item = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });

/** Makes the profile say that a field is missing: a message without a call to the server. */
async function sayMissing(page: Page): Promise<void> {
  await field(page, "First name").fill("");
  await button(page, "Save changes").click();
  await button(page.getByRole("dialog"), "Update").click();
}
const missing = "Please populate required fields";

test("the user menu is used with the keyboard, and its 'Log out' signs out", async () => {
  const { page, problems } = await atHome("Nina");
  await page.getByRole("banner").getByText("Account verified", { exact: true }).waitFor();
  await tabTo(page, userMenu(page));
  await page.keyboard.press("Enter");
  await untilFocused(item(page, "Profile"));
  await look(page, "50-user-menu");
  await page.keyboard.press("Escape");
  await untilFocused(userMenu(page));
  await page.keyboard.press("Enter");
  await untilFocused(item(page, "Profile"));
  expect(await move(page, "ArrowDown")).toBe("Recent messages");
  expect(await move(page, "ArrowDown")).toBe("Log out");
  await page.keyboard.press("Enter");
  await heading(page, /Help that knows you/).waitFor();
  expect(problems).toEqual([]);
});

test("recent messages can be read again, and the next person reads none of them", async () => {
  const { page } = await atHome("Mina");
  await userMenu(page).click();
  await item(page, "Recent messages").click();
  const recent = page.getByRole("dialog", { name: "Recent messages" });
  await recent.getByText("There are no messages yet.").waitFor();
  await page.keyboard.press("Escape");
  await recent.waitFor({ state: "detached" });
  await untilFocused(userMenu(page));
  await page.goto("/Profile");
  await sayMissing(page);
  await toasts(page, missing).first().waitFor();
  await userMenu(page).click();
  await item(page, "Recent messages").click();
  await recent.getByRole("listitem").filter({ hasText: missing }).waitFor();
  await look(page, "51-recent-messages");
  await button(recent, "Close").click();
  await recent.waitFor({ state: "detached" });
  await button(page, "Logout").click();
  await button(page.getByRole("dialog"), "Log out").click();
  await heading(page, /Help that knows you/).waitFor();
  const next = await registerResident("Theo");
  await page.getByRole("link", { name: "Login" }).click();
  await field(page, "Email").fill(next.Email);
  await page.locator("input[type=password]").fill(next.Password);
  await button(page, "Sign in").click();
  await heading(page, "Welcome back, Theo").waitFor();
  await userMenu(page).click();
  await item(page, "Recent messages").click();
  await recent.getByText("There are no messages yet.").waitFor();
});

test("on a phone the sidebar is a drawer that opens, leads on and closes with the keyboard", async () => {
  const { page, problems } = await atHome("Dora");
  await page.setViewportSize({ width: 320, height: 640 });
  // A turned screen closes an open menu: nobody presses before it has turned.
  await page.waitForTimeout(500);
  const menu = button(page, "Menu");
  await menu.press("Enter");
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("link", { name: "Overview" }).waitFor();
  await untilFocused(drawer);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await untilFocused(menu);
  await page.keyboard.press("Enter");
  await tabTo(page, drawer.getByRole("link", { name: "Family Members" }));
  await page.keyboard.press("Enter");
  await heading(page, "Welcome, Dora").waitFor();
  await drawer.waitFor({ state: "detached" });
  await menu.click();
  await button(drawer, "Close menu").click();
  await drawer.waitFor({ state: "detached" });
  await menu.click();
  await drawer.getByRole("link", { name: "Overview" }).waitFor();
  await look(page, "52-drawer", [phone]);
  // The window is a desk's again: the drawer goes and leaves the page to be read.
  await page.getByRole("main").waitFor();
  await drawer.waitFor({ state: "detached" });
  expect(problems).toEqual([]);
});

test("a path without a screen says so and leads back, with the keyboard", async () => {
  const { page, problems } = await atHome("Pia");
  await page.goto("/No/Such/Page");
  await heading(page, "We could not find this page").waitFor();
  await look(page, "53-not-found");
  await tabTo(page, page.getByRole("link", { name: "Go to the first page" }));
  await page.keyboard.press("Enter");
  await untilFocused(heading(page, "Welcome back, Pia"));
  await page.goto("/NewEntries");
  await heading(page, "We could not find this page").waitFor();
  expect(problems).toEqual([]);
});

test("who is signed in comes from a visitor's pages to their first one", async () => {
  const { page } = await atHome("Rika");
  for (const path of ["/", "/Login", "/Register", "/Homepage"]) {
    await page.goto(path);
    await heading(page, "Welcome back, Rika").waitFor();
    expect(new URL(page.url()).pathname, path).toBe("/Overview");
  }
});

/** The fade of the page that is shown, in milliseconds; undefined when there is none. */
const fadeOf = (page: Page) =>
  page.locator("#main > *").evaluate((shown) => {
    const { animationName, animationDuration } = getComputedStyle(shown);
    return animationName === "none" ? undefined : Number.parseFloat(animationDuration) * 1000;
  });

test("another page begins at its top and fades in, and at once where motion is unwanted", async () => {
  const { page } = await atHome("Fien");
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

test("the profile says when the device has no connection", async () => {
  const { page } = await atHome("Otto");
  await page.goto("/Profile");
  await page.getByText("Online", { exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.getByText("Offline", { exact: true }).waitFor();
  await look(page, "54-offline");
  await page.context().setOffline(false);
  await page.getByText("Online", { exact: true }).waitFor();
});

/** How much of a message's time is left, as its bar shows it: 1 is all of it. */
const leftOf = (message: Locator) =>
  message.evaluate((one) => {
    const [bar] = one.getAnimations({ subtree: true });
    return 1 - (bar?.effect?.getComputedTiming().progress ?? 1);
  });

/** The message does not go on to its end for as long as a second takes. */
async function expectStill(message: Locator): Promise<void> {
  await expect
    .poll(() => message.evaluate((one) => one.getAnimations({ subtree: true })[0]?.playState))
    .toBe("paused");
  const before = await leftOf(message);
  await message.page().clock.runFor(1_000);
  expect(await leftOf(message)).toBe(before);
}

test("a message waits under the pointer and with the focus inside, then goes by itself", async () => {
  const { page } = await atHome("Tina");
  await page.goto("/Profile");
  await page.clock.install();
  await sayMissing(page);
  const message = toasts(page, missing).first();
  await message.hover();
  await expectStill(message);
  await page.clock.fastForward(20_000);
  await message.waitFor();
  await page.mouse.move(300, 600);
  await button(message, "Close message").focus();
  await expectStill(message);
  await page.clock.fastForward(20_000);
  await message.waitFor();
  await heading(page, "My Profile").focus();
  await page.clock.fastForward(8_000);
  await message.waitFor({ state: "detached" });
});

test("a message is closed by its button, by Escape, or by dragging it away", async () => {
  const { page } = await atHome("Cleo");
  await page.goto("/Profile");
  const message = toasts(page, missing).first();
  await sayMissing(page);
  await button(message, "Close message").click();
  await message.waitFor({ state: "detached" });
  await sayMissing(page);
  await button(message, "Close message").focus();
  await page.keyboard.press("Escape");
  await message.waitFor({ state: "detached" });

  await sayMissing(page);
  await message.hover();
  const { x = 0, y = 0 } = (await message.boundingBox()) ?? {};
  const drag = async (by: number) => {
    await page.mouse.move(x + 60, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 60 + by, y + 20, { steps: 5 });
    await page.mouse.up();
  };
  await drag(60);
  // Not far enough: it is back in its place.
  await expect.poll(async () => (await message.boundingBox())?.x).toBe(x);
  await drag(150);
  await message.waitFor({ state: "detached" });
});

/** Says what is wrong with the profile in several ways, one after another. */
async function sayMany(page: Page): Promise<void> {
  const wrong = [
    ["First name", "", missing],
    ["Email", "nobody@", "Please enter a valid email"],
    ["Mobile phone", "313", "Please enter a valid Phone number"],
  ] as const;
  await field(page, "Email").fill("somebody@example.org");
  await field(page, "Mobile phone").fill("");
  for (const [name, text, sentence] of wrong) {
    await field(page, name).fill(text);
    await button(page, "Save changes").click();
    await button(page.getByRole("dialog"), "Update").click();
    await toasts(page, sentence).first().waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
}

test("messages stack, two on a phone, and each is said once and in turn", async () => {
  const { page } = await atHome("Stina");
  await page.goto("/Profile");
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.getElementById("announce-alert");
    if (!region) return;
    new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await sayMany(page);
  expect(await page.locator("#toasts .notistack-Snackbar").count()).toBe(3);
  expect(await page.locator("#toasts").locator("[role=alert], [role=status], [aria-live]").count()).toBe(0);
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect
    .poll(said)
    .toEqual([missing, "Please enter a valid email", "Please enter a valid Phone number"]);
  // Said again, a message takes its own place.
  await button(page, "Save changes").click();
  await button(page.getByRole("dialog"), "Update").click();
  await expect.poll(async () => (await said()).length).toBe(4);
  await expect.poll(() => page.locator("#toasts .notistack-Snackbar").count()).toBe(3);
  await toasts(page, missing).first().hover();
  await look(page, "55-messages");
  await page.setViewportSize({ width: 360, height: 740 });
  // What the wide screen still shows is over first: three of it stay three while they last.
  await page.mouse.move(0, 0);
  await expect.poll(() => page.locator("#toasts .notistack-Snackbar").count(), { timeout: 15_000 }).toBe(0);
  await sayMany(page);
  await expect.poll(() => page.locator("#toasts .notistack-Snackbar").count(), { timeout: 5_000 }).toBe(2);
  expect(await focused(page.locator("#toasts"))).toBe(false);
});
