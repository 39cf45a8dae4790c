import type { Locator, Page } from "playwright-core";

/** As on a slow device: each letter begins a search, and the next one comes while the list is drawn. */
export async function typeSlowly(field: Locator, text: string): Promise<void> {
  const page = field.page();
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await field.pressSequentially(text, { delay: 355 });
  await device.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await device.detach();
}

/** Fast, while the processor is slowed four times. */
export async function typeOnSlowDevice(page: Page, text: string): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.keyboard.type(text, { delay: 80 });
  await device.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await device.detach();
}
