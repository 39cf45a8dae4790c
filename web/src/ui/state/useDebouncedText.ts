import { useEffect, useState } from "react";
import { createEchoes } from "#web/ui/navigation/echoes.ts";
import { useLatest } from "./useLatest.ts";

// Long enough that a name is asked for once and not letter by letter.
const pause = 350;

/**
 * The text of a field that takes effect when the typing stops. `value` is what is in effect; `commit` is called
 * with the text after a pause, `now` sets and commits it at once.
 */
export function useDebouncedText(value: string, commit: (text: string) => void) {
  const [text, setText] = useState(value);
  const [echoes] = useState(() => createEchoes(value));
  // Another field may have changed what is looked for meanwhile: a commit of before would take that back.
  const latest = useLatest((to: string) => {
    if (to === echoes.latest()) return;
    echoes.write(to);
    commit(to);
  });
  useEffect(() => {
    // The way back, or a press on the screen's own link.
    if (echoes.isNews(value)) setText(value);
  }, [echoes, value]);
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
