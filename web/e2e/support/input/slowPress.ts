import type { Locator } from "playwright-core";

/** What a lost focus changes on the page comes before the pointer is up. */
export async function slowPress(target: Locator): Promise<void> {
  const page = target.page();
  await target.hover();
  await page.mouse.down();
  await page.waitForTimeout(400);
  await page.mouse.up();
}
