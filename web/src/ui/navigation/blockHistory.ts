type Blocker = (event: PopStateEvent) => boolean;

/** Of a history entry, as the router numbers its own; NaN for any other. */
export const historyIndex = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? Number.NaN;

let blockers: readonly Blocker[] = [];

// The window's listeners run in the order of their addition, capturing or not: this file is loaded before the
// router adds its own.
window.addEventListener("popstate", (event) => {
  if (blockers.some((blocks) => blocks(event))) event.stopImmediatePropagation();
});

/** Called at each step through the history, the newest first; true hides it from the router. Returns how to stop. */
export function blockHistory(blocker: Blocker): () => void {
  blockers = [blocker, ...blockers];
  return () => {
    blockers = blockers.filter((other) => other !== blocker);
  };
}
