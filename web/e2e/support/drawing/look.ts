import { mkdirSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { desk, phone } from "../person.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function expectAccessible(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect.soft(told, `axe on ${name}`).toEqual([]);
}

/** Parts of the topmost dialog beyond the sides of the screen; the page's width does not tell of them. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    return [...(dialog?.querySelectorAll("*") ?? [])]
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 1 && (left < 0 || right > window.innerWidth);
      })
      .map((part) => part.outerHTML.slice(0, 200));
  });

export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Nothing scrolls sideways, and no dialog is cut off. */
export async function expectFits(page: Page, name: string, width: number): Promise<void> {
  expect.soft(await widthOf(page), `the width of ${name}`).toBeLessThanOrEqual(width);
  expect.soft(await cutOff(page), `cut off of ${name} at ${width} px`).toEqual([]);
}

/** Ends what still fades or slides: half faded, a text has too little contrast. What turns for ever goes on. */
const rest = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });

/** The whole screen in one picture: the window is made as high as the page, and a map needs time to fill it. */
async function keepPicture(page: Page, path: string): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
  await page.waitForTimeout(1_000);
  await page.screenshot({ path });
}

/**
 * Looks at a screen as it is: axe and width at a desk and on a phone, or at other sizes, and width at 320 px.
 * With SCREENSHOTS set to a folder, a picture of each size is kept there.
 */
export async function look(page: Page, name: string, sizes = [desk, phone]): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) mkdirSync(folder, { recursive: true });
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Toasts and the page's fade come to rest first.
    await page.waitForTimeout(500);
    await rest(page);
    await expectAccessible(page, `${name} at ${size.width} px`);
    await expectFits(page, name, size.width);
    if (folder) await keepPicture(page, `${folder}/${name}-${size.width}.png`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page, name, 320);
  await page.setViewportSize(desk);
}
