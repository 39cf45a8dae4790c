import { useEffect, useState } from "react";
import { trackOwnWrites } from "#web/ui/navigation/trackOwnWrites.ts";
import { useLatest } from "./useLatest.ts";

// In milliseconds: asked once, not letter by letter.
const pause = 350;

interface Options<State> {
  /** One not committed here (Back, a link) replaces the typed one. */
  readonly value: string;
  readonly commit: (text: string) => void;
  readonly read: (text: string) => State;
  readonly write: (state: State) => string;
}

/** Takes effect once typing stops; `flush` sets and commits it at once. */
export function useDebounced<State>({ value, ...options }: Options<State>) {
  const latest = useLatest(options);
  const [state, setState] = useState(() => options.read(value));
  const [writes] = useState(() => trackOwnWrites(value));
  const [commit] = useState(() => (next: State) => {
    const text = latest.current.write(next);
    if (text === writes.latest()) return;
    writes.write(text);
    latest.current.commit(text);
  });
  useEffect(() => {
    if (writes.isExternal(value)) setState(latest.current.read(value));
  }, [writes, value, latest]);
  useEffect(() => {
    const timer = setTimeout(() => commit(state), pause);
    return () => clearTimeout(timer);
  }, [state, commit]);
  return {
    state,
    setState,
    flush: (next: State) => {
      setState(next);
      commit(next);
    },
  };
}

const asItIs = (text: string) => text;

export function useDebouncedText(value: string, commit: (text: string) => void) {
  return useDebounced({ value, commit, read: asItIs, write: asItIs });
}
