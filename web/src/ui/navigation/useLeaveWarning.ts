import { useEffect } from "react";

/** What says of itself whether it would be lost: forms on the page, a draft that is kept while others are read. */
const guarded = new Set<() => boolean>();

/** Whether something that was typed is not saved: for what leaves without a link, as logging out. */
export const hasUnsaved = (): boolean => [...guarded].some((wouldLose) => wouldLose());

/** While the page stands, the browser asks before it closes or reloads it if `wouldLose` says so then. */
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
