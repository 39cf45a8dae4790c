import type { BrowserContext } from "playwright-core";

declare global {
  interface Window {
    readonly reportCovered?: (problem: string) => Promise<void>;
  }
}

/** Runs in the page: looks at every few frames which controls and errors lie under a message. */
function watchInPage(): void {
  const controls = "a[href], button:not(:disabled), input, select, textarea, label, summary, [role=menuitem]";
  const keptClear = `${controls}, [role=button], [role=tab], [role=option], [data-problem], [id$="-error"]`;
  const step = { x: 24, y: 10 };
  let before = new Set<Element>();
  let frames = 0;

  /** The element that a press at a point would reach without the message in front. */
  const under = (panel: Element, x: number, y: number): Element | undefined => {
    const [front, ...rest] = document.elementsFromPoint(x, y);
    if (!front || !panel.contains(front)) return undefined;
    const next = rest.find((one) => !one.closest(".notistack-Snackbar"));
    return next?.closest(keptClear) ?? undefined;
  };
  const covered = (panel: HTMLElement): Element[] => {
    // Under the pointer or with the focus it stays where its reader holds it.
    if (document.querySelector("#toasts .notistack-Snackbar:is(:hover, :focus-within)")) return [];
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    const found: Element[] = [];
    for (let y = top + 1; y < bottom; y += step.y)
      for (let x = left + 1; x < right; x += step.x) found.push(under(panel, x, y) ?? panel);
    return found.filter((one) => one !== panel);
  };
  const look = () => {
    requestAnimationFrame(look);
    frames += 1;
    if (frames % 4 !== 0) return;
    const panels = document.querySelectorAll<HTMLElement>("#toasts .notistack-Snackbar");
    const now = new Set([...panels].flatMap(covered));
    // Once may be the frame in which the page changed: the message moves before the next is painted.
    for (const one of now)
      if (before.has(one)) void window.reportCovered?.(`a message lies on ${one.outerHTML.slice(0, 200)}`);
    before = now;
  };
  requestAnimationFrame(look);
}

/** Reports each control and error that a message covers, in every page of a browser and for as long as it is open. */
export async function watchToasts(context: BrowserContext, report: (problem: string) => void): Promise<void> {
  await context.exposeFunction("reportCovered", report);
  await context.addInitScript(watchInPage);
}
