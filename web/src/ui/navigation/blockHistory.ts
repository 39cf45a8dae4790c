type Hold = (event: PopStateEvent) => boolean;

let holds: readonly Hold[] = [];

// Listeners of the window are called in the order in which they came, capturing or not: this file is loaded
// before the router listens.
window.addEventListener("popstate", (event) => {
  if (holds.some((hold) => hold(event))) event.stopImmediatePropagation();
});

/**
 * Asks `mayHold` at each step through the history: when it answers true, the router does not hear of the step.
 * Of several the last one is asked first; the others are asked when it answers false.
 */
export function blockHistory(mayHold: Hold): () => void {
  holds = [mayHold, ...holds];
  return () => {
    holds = holds.filter((other) => other !== mayHold);
  };
}
