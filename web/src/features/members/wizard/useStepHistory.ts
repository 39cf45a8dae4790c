import { useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useLatest } from "#web/ui/state/useLatest.ts";

/** The browser's own entry, there before the router has rendered it. */
function entryNow() {
  const { usr } = (window.history.state ?? {}) as { usr?: { step?: number } | null };
  return { step: usr?.step ?? 0, state: usr };
}

/** An entry for each step up to this one: Back goes one step back, never out of the wizard. */
export function useStepHistory(step: number, goTo: (step: number) => void): void {
  const navigate = useNavigate();
  const latest = useLatest({ step, goTo });
  const isGoing = useRef(false);
  const follow = useCallback(
    (to: number) => {
      const { step: from, state } = entryNow();
      if (isGoing.current) return;
      isGoing.current = from > to;
      if (from > to) void navigate(to - from);
      for (let next = from + 1; next <= to; next += 1) void navigate(".", { state: { ...state, step: next } });
    },
    [navigate],
  );

  useEffect(() => follow(step), [step, follow]);
  useEffect(() => {
    const { pathname } = window.location;
    const onWalk = () => {
      isGoing.current = false;
      if (window.location.pathname !== pathname) return;
      const { step: entry } = entryNow();
      if (entry < latest.current.step) latest.current.goTo(entry);
      // Forward passes no step's Next.
      else follow(latest.current.step);
    };
    window.addEventListener("popstate", onWalk);
    return () => window.removeEventListener("popstate", onWalk);
  }, [follow, latest]);
}
