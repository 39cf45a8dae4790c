import { useEffect, useReducer, useRef } from "react";
import { mayMoveFocus } from "#web/ui/navigation/mayMoveFocus.ts";

/** Focuses the first existing element of `ids`, unless the focus has moved away from `from`. */
type FocusOn = (from: Element | null | undefined, ...ids: readonly string[]) => void;

/**
 * Returns a function that focuses the first existing of some elements, now or after a later render, since
 * they may come with an answer of the server. A user who moved on keeps the focus.
 */
export function useDeferredFocus(): FocusOn {
  const wanted = useRef<Parameters<FocusOn>>([null]);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const [from, ...ids] = wanted.current;
    const element = ids.map((id) => document.getElementById(id)).find(Boolean);
    if (!element) return;
    wanted.current = [null];
    if (mayMoveFocus(from)) element.focus();
  });
  return (...asked) => {
    wanted.current = asked;
    draw();
  };
}
