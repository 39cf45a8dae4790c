import { useEffect, useReducer, useRef } from "react";

/**
 * Answers how to give the focus to the first of some elements, named by id, that is there: now, or a little
 * later, since what is wanted may come with an answer of the server.
 */
export function useFocusLater(): (...ids: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const element = wanted.current.map((id) => document.getElementById(id)).find(Boolean);
    if (!element) return;
    wanted.current = [];
    element.focus();
  });
  return (...ids) => {
    wanted.current = ids;
    draw();
  };
}
