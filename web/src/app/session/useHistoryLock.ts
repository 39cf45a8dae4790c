import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { blockHistory } from "#web/ui/navigation/blockHistory.ts";

/** The place in the browser's history, as the router counts it. */
const placeOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? Number.NaN;

/** Holds the page's place in the history: Back and Forward would change a page that nobody sees. */
export function useHistoryLock(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is not read; its change is a new place
  useEffect(() => {
    const here = placeOf(window.history.state);
    return blockHistory(({ state }) => {
      const steps = placeOf(state) - here;
      if (steps) window.history.go(-steps);
      return true;
    });
  }, [key]);
}
