import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { holdsFocus, isFocused, untilFocused } from "../support/input/focus.ts";
import { button, dialog, field, heading, link, menuItem, problemSummary, userMenu } from "../support/locators.ts";
import { toasts } from "../support/messages.ts";
import { aResident } from "../support/resident.ts";
import { enter } from "../support/signIn.ts";
import { test } from "../support/test.ts";

const missing = "Please populate required fields";

/** A message without a call. */
async function sayMissing(page: Page): Promise<void> {
  await field(page, "First name").fill("");
  await button(page, "Save changes").click();
  await button(page.getByRole("dialog"), "Update").click();
}

test("recent notifications can be read again, and the next person reads none of them", async ({ signedIn }) => {
  const { page } = await signedIn("Mina");
  await userMenu(page).click();
  await menuItem(page, "Recent notifications").click();
  const recent = dialog(page, "Recent notifications");
  await recent.getByText("Nothing was shown yet.").waitFor();
  await page.keyboard.press("Escape");
  await recent.waitFor({ state: "detached" });
  await untilFocused(userMenu(page));
  await page.goto("/Profile");
  await sayMissing(page);
  await toasts(page, missing).first().waitFor();
  await userMenu(page).click();
  await menuItem(page, "Recent notifications").click();
  await recent.getByRole("listitem").filter({ hasText: missing }).waitFor();
  await look(page, "51-recent-notifications");
  await button(recent, "Close").click();
  await recent.waitFor({ state: "detached" });
  await button(page, "Logout").click();
  await button(page.getByRole("dialog"), "Log out").click();
  await heading(page, /Help that knows you/).waitFor();
  const next = await aResident("Theo");
  await link(page, "Login").click();
  await enter(page, next);
  await heading(page, "Welcome back, Theo").waitFor();
  await userMenu(page).click();
  await menuItem(page, "Recent notifications").click();
  await recent.getByText("Nothing was shown yet.").waitFor();
});

/** On its bar. */
const leftOf = (message: Locator) =>
  message.evaluate((one) => {
    const [bar] = one.getAnimations({ subtree: true });
    return 1 - (bar?.effect?.getComputedTiming().progress ?? 1);
  });

/** For a second. */
async function expectStill(message: Locator): Promise<void> {
  await expect.poll(() => message.evaluate((one) => one.getAnimations({ subtree: true })[0]?.playState)).toBe("paused");
  const before = await leftOf(message);
  await message.page().clock.runFor(1_000);
  expect(await leftOf(message)).toBe(before);
}

test("a message waits under the pointer and with the focus inside, then goes by itself", async ({ signedIn }) => {
  const { page } = await signedIn("Tina");
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

test("a message is closed by its button, by Escape, or by dragging it away", async ({ signedIn }) => {
  const { page } = await signedIn("Cleo");
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
  // Not far enough.
  await expect.poll(async () => (await message.boundingBox())?.x).toBe(x);
  await drag(150);
  await message.waitFor({ state: "detached" });
});

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

/** Errors read out from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
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
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test("two messages stand at once, the newest, and each is read out once, in turn", async ({ signedIn }) => {
  const { page } = await signedIn("Stina");
  await page.goto("/Profile");
  const said = await listen(page);
  await sayMany(page);
  await expect.poll(() => page.locator("#toasts .notistack-Snackbar").count()).toBe(2);
  expect(await page.locator("#toasts").locator("[role=alert], [role=status], [aria-live]").count()).toBe(0);
  await expect.poll(said).toEqual([missing, "Please enter a valid email", "Please enter a valid Phone number"]);
  await button(page, "Save changes").click();
  await button(page.getByRole("dialog"), "Update").click();
  await expect.poll(async () => (await said()).length).toBe(4);
  await expect.poll(() => page.locator("#toasts .notistack-Snackbar").count()).toBe(2);
  await page.locator("#toasts .notistack-Snackbar").first().hover();
  await look(page, "55-messages");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.mouse.move(0, 0);
  await expect.poll(() => page.locator("#toasts .notistack-Snackbar").count(), { timeout: 15_000 }).toBe(0);
  await sayMany(page);
  await expect.poll(() => page.locator("#toasts .notistack-Snackbar").count(), { timeout: 5_000 }).toBe(2);
  expect(await holdsFocus(page.locator("#toasts"))).toBe(false);
});

const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const add = (sum: number, entry: PerformanceEntry) => sum + (entry as unknown as { value: number }).value;
        new PerformanceObserver((list) => resolve(list.getEntries().reduce(add, 0))).observe({
          type: "layout-shift",
          buffered: true,
        });
        setTimeout(() => resolve(0), 500);
      }),
  );

test("on a phone a message lies over the page: as it comes and goes, nothing moves", async ({ signedIn }) => {
  const { page } = await signedIn("Ruhi");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/Profile");
  await page.waitForLoadState("networkidle");
  await sayMissing(page);
  const message = toasts(page, missing).first();
  await message.waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await untilFocused(problemSummary(page));
  const places = () =>
    page
      .getByRole("main")
      .evaluate((main) =>
        [...main.querySelectorAll("h1, h2, label, button, input")].map((one) => one.getBoundingClientRect().top),
      );
  const before = await places();
  const moved = await shifts(page);
  await message.waitFor({ state: "detached", timeout: 15_000 });
  expect(await places()).toEqual(before);
  expect(await shifts(page)).toBe(moved);
});

test("on a phone a message stays under the header, and what takes the focus comes out from under it", async ({
  signedIn,
}) => {
  const { page } = await signedIn("Nora");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/Profile");
  await sayMissing(page);
  const message = toasts(page, missing).first();
  await message.hover();
  const { y: top = 0, height = 0 } = (await message.boundingBox()) ?? {};
  const { height: header } = (await page.getByRole("banner").boundingBox()) ?? { height: 0 };
  expect(top).toBeGreaterThanOrEqual(header);
  const first = page.getByRole("link", { name: /^First name/ });
  await button(page, "Save changes").focus();
  for (let stop = 0; stop < 12 && !(await isFocused(first)); stop++) {
    await page.keyboard.press("Shift+Tab");
    const { y = 0 } = (await page.locator(":focus").boundingBox()) ?? {};
    expect(y, `stop ${stop}`).toBeGreaterThan(top + height);
  }
  await untilFocused(first);
});

test("over a dialog on a phone a message leaves its heading in sight, and can be closed by keyboard", async ({
  signedIn,
}) => {
  const { page } = await signedIn("Dora");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/Profile");
  await sayMissing(page);
  const message = toasts(page, missing).first();
  await message.waitFor();
  await button(page, "Save changes").click();
  const question = page.getByRole("dialog");
  await question.waitFor();
  await expect.poll(() => message.evaluate((one) => one.closest("[aria-hidden=true]") === null)).toBe(true);
  const { y: top = 0, height = 0 } = (await message.boundingBox()) ?? {};
  expect((await question.getByRole("heading").first().boundingBox())?.y).toBeGreaterThan(top + height);
  const close = button(message, "Close message");
  for (let turn = 0; turn < 6 && !(await holdsFocus(close)); turn++) await page.keyboard.press("Tab");
  expect(await holdsFocus(close)).toBe(true);
  await page.keyboard.press("Enter");
  await message.waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.getElementById("toasts")?.parentElement === document.body)).toBe(true);
});

test("a red message goes when its cause is mended", async ({ signedIn }) => {
  const { page } = await signedIn("Dora");
  await page.goto("/Profile");
  await sayMissing(page);
  await toasts(page, missing).first().waitFor();
  await field(page, "First name").fill("Dorothea");
  await toasts(page, missing).waitFor({ state: "detached", timeout: 3_000 });
});

const library = /\/assets\/Toaster-/;

test("the first message of a visit is shown once the network is gone: what shows it was loaded before", async ({
  signedIn,
}) => {
  const { page, context } = await signedIn("Noa");
  const loaded = page.waitForResponse(library);
  await page.goto("/Profile");
  await loaded;
  await context.setOffline(true);
  await sayMissing(page);
  await toasts(page, missing).first().waitFor();
});

test("a message that cannot be shown is read out, once, and the next one is shown", async ({ signedIn }) => {
  const { page } = await signedIn("Nuria");
  await page.route(library, (route) => route.abort());
  await page.goto("/Profile");
  const said = await listen(page);
  await sayMissing(page);
  await expect.poll(said).toEqual([missing]);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.unroute(library);
  await field(page, "First name").fill("Nuria");
  await field(page, "Email").fill("nobody@");
  await button(page, "Save changes").click();
  await button(page.getByRole("dialog"), "Update").click();
  await toasts(page, "Please enter a valid email").first().waitFor();
  await expect.poll(said).toEqual([missing, "Please enter a valid email"]);
});
