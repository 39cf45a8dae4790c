import { useEffect, useState } from "react";
import { trackOwnWrites } from "#web/ui/navigation/trackOwnWrites.ts";
import { useLatest } from "./useLatest.ts";

// Long enough that a name is asked for once and not letter by letter.
const pause = 350;

/**
 * The text of a field that takes effect when the typing stops. `value` is what is in effect; `commit` is called
 * with the text after a pause, `now` sets and commits it at once.
 */
export function useTyped(value: string, commit: (text: string) => void) {
  const [text, setText] = useState(value);
  const [writes] = useState(() => trackOwnWrites(value));
  // Another field may have changed what is looked for meanwhile: a commit of before would take that back.
  const latest = useLatest((to: string) => {
    if (to === writes.latest()) return;
    writes.write(to);
    commit(to);
  });
  useEffect(() => {
    // The way back, or a press on the screen's own link.
    if (writes.isExternal(value)) setText(value);
  }, [writes, value]);
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text), pause);
    return () => clearTimeout(timer);
  }, [text, latest]);
  return {
    text,
    type: setText,
    now: (typed: string) => {
      setText(typed);
      latest.current(typed);
    },
  };
}
