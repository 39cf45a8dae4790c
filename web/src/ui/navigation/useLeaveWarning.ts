import { useEffect } from "react";

/** One for each form or draft. */
const guarded = new Set<() => boolean>();

/** For leaving without a link, as by logging out. */
export const hasUnsaved = (): boolean => [...guarded].some((wouldLose) => wouldLose());

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
