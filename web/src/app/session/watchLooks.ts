/** Without activity for so long, in milliseconds, a screen is no longer looked at. */
export const looksAwayAfter = 5 * 60_000;

const activities = ["pointerdown", "pointermove", "keydown", "input", "touchmove", "wheel", "scroll"];
const interval = 5_000;

/** The parts of a window that tell of looks. */
type Screen = EventTarget & { readonly document: EventTarget & Pick<Document, "visibilityState"> };

/**
 * Tells when a screen begins and ceases to be looked at: it is visible, and was used in the last minutes. Coming
 * back to the tab is a look. Returns what ends it.
 */
export function watchLooks(screen: Screen, tell: (isLookedAt: boolean) => void): () => void {
  const { document } = screen;
  let [lastLook, told] = [Date.now(), true];
  const check = () => {
    const isLookedAt = document.visibilityState !== "hidden" && Date.now() - lastLook < looksAwayAfter;
    if (isLookedAt === told) return;
    told = isLookedAt;
    tell(isLookedAt);
  };
  const look = () => {
    lastLook = Date.now();
    check();
  };
  const timer = setInterval(check, interval);
  for (const type of activities) screen.addEventListener(type, look, { capture: true, passive: true });
  document.addEventListener("visibilitychange", look);
  check();
  return () => {
    clearInterval(timer);
    for (const type of activities) screen.removeEventListener(type, look, { capture: true });
    document.removeEventListener("visibilitychange", look);
  };
}
