import type { Page } from "playwright-core";

declare global {
  interface Window {
    shiftsSeenAt?: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** How far a page moved by itself since this was last asked, as Web Vitals count it (CLS): its worst five seconds. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const since = window.shiftsSeenAt ?? 0;
    const seen: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    observer.disconnect();
    window.shiftsSeenAt = performance.now();
    let [worst, sum, first, last] = [0, 0, 0, 0];
    for (const { startTime, value, hadRecentInput } of seen as LayoutShift[]) {
      if (hadRecentInput || startTime < since) continue;
      const goesOn = startTime - last < 1_000 && startTime - first < 5_000;
      [sum, first, last] = goesOn ? [sum + value, first, startTime] : [value, startTime, startTime];
      worst = Math.max(worst, sum);
    }
    return worst;
  });
