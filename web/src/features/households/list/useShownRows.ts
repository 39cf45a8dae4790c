import { useState } from "react";
import type { useHouseholds } from "#web/entities/household/useHouseholds.ts";

const step = 25;

/**
 * The first rows of a long list, and as many more at each press of ShowMore, which takes `list`. After the
 * last row it goes on with the pages that could not be loaded.
 */
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
