import { useState } from "react";
import type { useHouseholds } from "#web/entities/household/useHouseholds.ts";

const step = 25;

/** Shows more at each press of ShowMore, which takes `list`; then loads the pages that failed. */
export function useShownRows<Row>(rows: readonly Row[], pages: ReturnType<typeof useHouseholds>) {
  const [count, setCount] = useState(step);
  const isCut = rows.length > count;
  const list = {
    ...pages,
    hasNextPage: isCut || pages.hasNextPage,
    isFetchNextPageError: !isCut && pages.isFetchNextPageError,
    fetchNextPage: async () => (isCut ? setCount(count + step) : pages.fetchNextPage()),
  };
  return { shown: rows.slice(0, count), list };
}
