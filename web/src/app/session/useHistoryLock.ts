import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { blockHistory } from "#web/ui/navigation/blockHistory.ts";

/** As the router counts it. */
const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? Number.NaN;

/** Back and Forward would change the hidden page. */
export function useHistoryLock(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is not read; its change is a new entry
  useEffect(() => {
    const here = indexOf(window.history.state);
    return blockHistory(({ state }) => {
      const steps = indexOf(state) - here;
      if (steps) window.history.go(-steps);
      return true;
    });
  }, [key]);
}
