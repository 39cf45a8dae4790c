import { useEffect, useReducer, useRef } from "react";
import { mayMoveFocus } from "#web/ui/navigation/mayMoveFocus.ts";

type FocusOn = (from: Element | null | undefined, ...ids: readonly string[]) => void;

/**
 * Focuses the first existing of `ids`, now or after a later render: they may come with an answer. A user who
 * moved on from `from` keeps the focus.
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
