import { useEffect, useState } from "react";

/** Whether something is there, or was not there for so many milliseconds. What was waited for once is not again. */
export function useThereOrLate(isThere: boolean, milliseconds: number): boolean {
  const [isOver, setOver] = useState(isThere);
  useEffect(() => {
    if (isThere) setOver(true);
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isThere, milliseconds]);
  return isOver || isThere;
}
