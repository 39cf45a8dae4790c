import type { Locator } from "playwright-core";

/**
 * Types on a slow device: after each letter just long enough for a search to begin, so that the next letter
 * comes while the list is drawn.
 */
export async function typeSlowly(field: Locator, text: string): Promise<void> {
  const page = field.page();
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await field.pressSequentially(text, { delay: 355 });
  await device.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await device.detach();
}
