import type { Rect } from "./freeTop.ts";

const inputs = "input:not([type=hidden]), select, textarea, label";
const presses = "a[href], button, summary, [role=button], [role=tab], [role=option], [role=switch]";
const errors = '[data-problem], [id$="-error"]';

// Areas that take the focus only to be scrolled or dragged, as tables and maps, may lie under a message.
const selector = `:is(${inputs}, ${presses}, ${errors})`;

const inWindow = ({ left, top, right, bottom }: Rect): boolean =>
  right > left && bottom > top && bottom > 0 && top < window.innerHeight;

/** The rectangles within `root` on which no message may lie: controls and errors. */
export function obstacles(root: Element): Rect[] {
  return [...root.querySelectorAll(selector)]
    .filter((one) => !one.closest("#toasts") && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect())
    .filter(inWindow);
}
