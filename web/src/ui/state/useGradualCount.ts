import { startTransition, useEffect, useState } from "react";

/**
 * Draws `first` items at once, then `step` more each time the page has answered its user: fifty cards at once
 * would hold a phone for seconds.
 */
export function useGradualCount(total: number, first: number, step: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total, step]);
  return count;
}
