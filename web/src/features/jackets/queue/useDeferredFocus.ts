import { useEffect, useReducer, useRef } from "react";
import { mayMoveFocus } from "#web/ui/navigation/mayMoveFocus.ts";

type FocusOn = (from: Element | null | undefined, ids: readonly string[], top?: number) => void;

/** Below the page's own scroll padding. */
function putAt(top: number, element: HTMLElement): void {
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const place = Math.max(room, Math.min(top, window.innerHeight / 2));
  window.scrollBy({ top: element.getBoundingClientRect().top - place, behavior: "instant" });
}

/**
 * Focuses the first existing of `ids`, now or after a later render: they may come with an answer. A user who moved on
 * from `from` keeps the focus. With `top` it comes there.
 */
export function useDeferredFocus(): FocusOn {
  const wanted = useRef<Parameters<FocusOn>>([null, []]);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const [from, ids, top] = wanted.current;
    const element = ids.map((id) => document.getElementById(id)).find(Boolean);
    if (!element) return;
    wanted.current = [null, []];
    if (!mayMoveFocus(from)) return;
    element.focus({ preventScroll: top !== undefined });
    if (top !== undefined) putAt(top, element);
  });
  return (...asked) => {
    wanted.current = asked;
    draw();
  };
}
