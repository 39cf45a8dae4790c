import { useCallback, useEffect, useRef } from "react";
import { useLatest } from "#web/ui/state/useLatest.ts";

/** In milliseconds: at most 900 saves an hour. */
const saveAfter = 4_000;

/** `save` runs some seconds after a change, and at once when the page is left. */
export function useTypedSaving(save: () => void): () => void {
  const latest = useLatest(save);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      latest.current();
    },
    [latest],
  );
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latest.current();
    }, saveAfter);
  }, [latest]);
}
