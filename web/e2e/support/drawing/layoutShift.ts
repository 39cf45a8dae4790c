import type { BrowserContext, Page } from "playwright-core";

declare global {
  interface Window {
    shiftsSeenAt?: number;
    inputsAt?: number[];
    screenAt?: number;
  }
}

interface Moved {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly Moved[];
}

interface Shift {
  /** As Web Vitals' CLS: of the worst five seconds. */
  readonly value: number;
  /** With the places before and after. */
  readonly moved: readonly string[];
}

function watchInPage(): void {
  window.inputsAt = [];
  for (const type of ["pointerdown", "keydown", "input", "resize"])
    window.addEventListener(type, () => window.inputsAt?.push(performance.now()), { capture: true });
  window.navigation.addEventListener("currententrychange", () => {
    window.screenAt = performance.now();
  });
}

/** Notes a person's actions and new screens, in all pages from now on. */
export const watchInputs = (context: BrowserContext): Promise<unknown> => context.addInitScript(watchInPage);

/**
 * A screen's own movement since it began, or since the last call, but not within three seconds of an action, in which a
 * busy machine answers.
 */
export const layoutShift = (page: Page): Promise<Shift> =>
  page.evaluate(async () => {
    const since = Math.max(window.shiftsSeenAt ?? 0, window.screenAt ?? 0);
    const seen: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    observer.disconnect();
    window.shiftsSeenAt = performance.now();
    const isAnswer = (at: number) => window.inputsAt?.some((input) => input <= at && at - input < 3_000) ?? false;
    const own = (seen as LayoutShift[]).filter(({ startTime }) => startTime >= since && !isAnswer(startTime));
    let [worst, sum, first, last] = [0, 0, 0, 0];
    for (const { startTime, value } of own) {
      const goesOn = startTime - last < 1_000 && startTime - first < 5_000;
      [sum, first, last] = goesOn ? [sum + value, first, startTime] : [value, startTime, startTime];
      worst = Math.max(worst, sum);
    }
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
    const moved = own.flatMap(({ value, sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent?.slice(0, 40);
        return `${value.toFixed(3)}: ${what} from ${place(previousRect)} to ${place(currentRect)}`;
      }),
    );
    return { value: worst, moved };
  });
