import { useEffect, useReducer, useRef } from "react";
import { mayMoveFocus } from "#web/ui/navigation/mayMoveFocus.ts";

/** Gives the focus to the first of `ids` that is there, unless somebody took it away from `from`. */
type FocusOn = (from: Element | null | undefined, ...ids: readonly string[]) => void;

/**
 * Answers how to give the focus to the first of some elements, named by id, that is there: now, or a little
 * later, since what is wanted may come with an answer of the server. Who went on meanwhile keeps it.
 */
export function useFocusLater(): FocusOn {
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
