import { startTransition, useEffect, useState } from "react";

/**
 * How many items of a long list to draw: `first` at once, then `step` more each time the page has answered its
 * user. Fifty cards at once would hold a phone for seconds.
 */
export function useGradualCount(total: number, first: number, step: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total, step]);
  return count;
}
