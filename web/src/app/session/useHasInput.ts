import { type RefObject, useEffect, useRef } from "react";

/** Since the page was opened. */
export function useHasInput(): RefObject<boolean> {
  const hasInput = useRef(false);
  useEffect(() => {
    const note = () => {
      hasInput.current = true;
    };
    // A dropped file fires no input event.
    const events = ["input", "drop"];
    for (const event of events) window.addEventListener(event, note, { capture: true, once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, note, { capture: true });
    };
  }, []);
  return hasInput;
}
