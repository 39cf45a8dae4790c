/** Milliseconds without activity. */
export const unwatchedAfter = 5 * 60_000;

export const activities = ["pointerdown", "pointermove", "keydown", "input", "touchmove", "wheel", "scroll"];
const interval = 5_000;

type Screen = EventTarget & { readonly document: EventTarget & Pick<Document, "visibilityState"> };

/** Watched: visible, and used or back in sight in the last minutes. Returns its end. */
export function watchScreen(screen: Screen, tell: (isWatched: boolean) => void): () => void {
  const { document } = screen;
  let [lastUse, told] = [Date.now(), true];
  const check = () => {
    const isWatched = document.visibilityState !== "hidden" && Date.now() - lastUse < unwatchedAfter;
    if (isWatched === told) return;
    told = isWatched;
    tell(isWatched);
  };
  const use = () => {
    lastUse = Date.now();
    check();
  };
  const timer = setInterval(check, interval);
  for (const type of activities) screen.addEventListener(type, use, { capture: true, passive: true });
  document.addEventListener("visibilitychange", use);
  check();
  return () => {
    clearInterval(timer);
    for (const type of activities) screen.removeEventListener(type, use, { capture: true });
    document.removeEventListener("visibilitychange", use);
  };
}
