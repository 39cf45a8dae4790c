import { errors, type Locator, type Page } from "playwright-core";

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Or inside. */
export const holdsFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.contains(document.activeElement));

export async function untilFocused(target: Locator): Promise<void> {
  for (let times = 0; times < 100; times += 1) {
    if (await holdsFocus(target)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new errors.TimeoutError("The focus is elsewhere");
}

/** `tabTo` of keyboard.ts checks each stop, too. */
export async function tabThrough(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new errors.TimeoutError("The Tab key does not lead there");
}
