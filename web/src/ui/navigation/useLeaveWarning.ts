import { useEffect } from "react";

/** Each form or draft: whether leaving would lose its input. */
const guarded = new Set<() => boolean>();

/** Whether any input is unsaved, for leaving without a link, as by logging out. */
export const hasUnsaved = (): boolean => [...guarded].some((wouldLose) => wouldLose());

/** Makes the browser ask before it closes or reloads the page while `wouldLose` returns true. */
export function useLeaveWarning(wouldLose: () => boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    guarded.add(wouldLose);
    window.addEventListener("beforeunload", warn);
    return () => {
      guarded.delete(wouldLose);
      window.removeEventListener("beforeunload", warn);
    };
  }, [wouldLose]);
}
