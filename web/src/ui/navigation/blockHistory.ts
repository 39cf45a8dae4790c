type Blocker = (event: PopStateEvent) => boolean;

let blockers: readonly Blocker[] = [];

// The window calls its listeners in the order in which they were added, capturing or not: this file is loaded
// before the router adds its own.
window.addEventListener("popstate", (event) => {
  if (blockers.some((blocks) => blocks(event))) event.stopImmediatePropagation();
});

/**
 * Calls `blocker` at each step through the history and hides the step from the router when it returns true. The
 * newest of several blockers is called first, the next one when it returns false. Returns how to stop.
 */
export function blockHistory(blocker: Blocker): () => void {
  blockers = [blocker, ...blockers];
  return () => {
    blockers = blockers.filter((other) => other !== blocker);
  };
}
