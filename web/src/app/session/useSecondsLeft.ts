import { useEffect, useState } from "react";

/** Whole seconds until a time, 0 when it is past. */
export const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000));

export function useSecondsLeft(end: number): number {
  const [left, setLeft] = useState(() => secondsUntil(end));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(end));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
