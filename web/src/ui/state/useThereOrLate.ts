import { useEffect, useState } from "react";

/** Late: the screen has waited so many milliseconds. */
export function useThereOrLate(isThere: boolean, milliseconds: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isThere) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isThere, milliseconds]);
  return isThere || isLate;
}
