import type { Page } from "playwright-core";

export const minutes = (count: number): number => count * 60_000;

/** Stale data is asked for. */
export const returnToPage = (page: Page) =>
  page.evaluate(() => {
    for (const value of ["hidden", "visible"]) {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }
    Reflect.deleteProperty(document, "visibilityState");
  });
