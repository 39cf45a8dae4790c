type Blocker = (event: PopStateEvent) => boolean;

/** As the router numbers its own entries; NaN for any other. */
export const historyIndex = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? Number.NaN;

let blockers: readonly Blocker[] = [];

// The window's listeners run in the order they were added, capturing or not: load this file before the router.
window.addEventListener("popstate", (event) => {
  if (blockers.some((blocks) => blocks(event))) event.stopImmediatePropagation();
});

/** At each step through the history, the newest first; true hides it from the router. Returns how to stop. */
export function blockHistory(blocker: Blocker): () => void {
  blockers = [blocker, ...blockers];
  return () => {
    blockers = blockers.filter((other) => other !== blocker);
  };
}
