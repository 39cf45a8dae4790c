type Blocker = (event: PopStateEvent) => boolean;

let blockers: readonly Blocker[] = [];

// Listeners of the window run in the order of their addition, capturing or not: this file is loaded before the
// router adds its own.
window.addEventListener("popstate", (event) => {
  if (blockers.some((blocks) => blocks(event))) event.stopImmediatePropagation();
});

/**
 * Calls `blocker` at each step through the history, the newest first, and hides the step from the router when
 * one returns true. Returns how to stop.
 */
export function blockHistory(blocker: Blocker): () => void {
  blockers = [blocker, ...blockers];
  return () => {
    blockers = blockers.filter((other) => other !== blocker);
  };
}
