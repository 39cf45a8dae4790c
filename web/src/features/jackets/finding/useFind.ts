import { useMemo } from "react";
import { findJackets } from "#shared/contract/jackets/finding.ts";
import { onDemand, useCallPages } from "#web/api/pages/useCallPages.ts";

/** Each person once: a record changed meanwhile can come again on a later page. */
export function useFind(text: string) {
  // Families read each find, so it is made on demand only.
  const pages = useCallPages(findJackets, { Search: text }, onDemand);
  const { data } = pages;
  const jackets = useMemo(() => {
    const found = data?.pages.flatMap(({ Jackets }) => Jackets);
    return found && [...new Map(found.map((jacket) => [jacket.ID, jacket])).values()];
  }, [data]);
  return { text, jackets, pages };
}
