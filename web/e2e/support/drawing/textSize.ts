import type { Page } from "playwright-core";
import { expect } from "vitest";
import { widthOf } from "./look.ts";

export const setTextSize = (page: Page, size: "100%" | "200%") =>
  page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size);

/** Of every page from now on, twice as large. */
export const alwaysLargeText = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });

const cutOffTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, [role=dialog] *")]
      .filter((it) => !it.closest(".unseen, .maplibregl-map"))
      .filter((it) => it.childElementCount === 0 && it.textContent?.trim() && it.clientWidth > 1)
      .filter((it) => it.scrollWidth > it.clientWidth + 1)
      .filter((it) => /hidden|clip/.test(getComputedStyle(it).overflow))
      .map(({ outerHTML }) => outerHTML),
  );

/** Nothing is cut off or scrolls sideways. */
export async function expectReadable(page: Page, name: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  await expect.poll(() => widthOf(page), { message: `the width of ${name}` }).toBeLessThanOrEqual(width);
  expect.soft(await cutOffTexts(page), `texts cut off in ${name}`).toEqual([]);
}
