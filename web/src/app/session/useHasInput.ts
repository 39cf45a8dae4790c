import { type RefObject, useEffect, useRef } from "react";

/** Whether anything was typed or chosen in this page since it was opened: leaving it may lose that. */
export function useHasInput(): RefObject<boolean> {
  const typed = useRef(false);
  useEffect(() => {
    const note = () => {
      typed.current = true;
    };
    // A photo may be dropped into the page: that is no input.
    const events = ["input", "drop"];
    for (const event of events) window.addEventListener(event, note, { capture: true, once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, note, { capture: true });
    };
  }, []);
  return typed;
}
