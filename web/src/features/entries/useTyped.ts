import { useEffect, useState } from "react";
import { useLatest } from "./useLatest.ts";

// Long enough that a name is asked for once and not letter by letter.
const pause = 350;

/**
 * The text of a field that takes effect when the typing stops. `value` is what is in effect; `commit` is called
 * with the text after a pause, `now` sets and commits it at once.
 */
export function useTyped(value: string, commit: (text: string) => void) {
  const [{ text, from }, setTyped] = useState({ text: value, from: value });
  const shown = from === value ? text : value;
  // Another field may have changed what is looked for meanwhile: a commit of before would take that back.
  const latest = useLatest(commit);
  useEffect(() => {
    if (shown === value) return;
    const timer = setTimeout(() => latest.current(shown), pause);
    return () => clearTimeout(timer);
  }, [shown, value, latest]);
  return {
    text: shown,
    type: (typed: string) => setTyped({ text: typed, from: value }),
    now: (typed: string) => {
      setTyped({ text: typed, from: typed });
      if (typed !== value) commit(typed);
    },
  };
}
