import { useEffect, useRef } from "react";

/** Calls `done` once, after `duration` milliseconds without `paused`. */
export function usePausableTimer(duration: number, paused: boolean, done: () => void): void {
  const left = useRef(duration);
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
}
