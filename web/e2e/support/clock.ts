import type { Page } from "playwright-core";

export const minutes = (count: number): number => count * 60_000;

/** Looks at the page again after another window: stale data is asked for. */
export const lookBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
