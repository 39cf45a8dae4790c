import { type RefObject, useEffect, useRef } from "react";

/** Whether anything was hasInput or chosen since the page was opened, which leaving it may lose. */
export function useHasInput(): RefObject<boolean> {
  const hasInput = useRef(false);
  useEffect(() => {
    const note = () => {
      hasInput.current = true;
    };
    // A file that is dropped into the page fires no input event.
    const events = ["input", "drop"];
    for (const event of events) window.addEventListener(event, note, { capture: true, once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, note, { capture: true });
    };
  }, []);
  return hasInput;
}
