import { type RefObject, useEffect, useRef } from "react";

/** Whether anything was typed or chosen in this page since it was opened: leaving it may lose that. */
export function useTyped(): RefObject<boolean> {
  const typed = useRef(false);
  useEffect(() => {
    const note = () => {
      typed.current = true;
    };
    window.addEventListener("input", note, { capture: true, once: true });
    return () => window.removeEventListener("input", note, { capture: true });
  }, []);
  return typed;
}
