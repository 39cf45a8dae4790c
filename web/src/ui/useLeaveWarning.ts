import { useEffect } from "react";

/** While the page stands, the browser asks before it closes or reloads it if `wouldLose` says so then. */
export function useLeaveWarning(wouldLose: () => boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [wouldLose]);
}
