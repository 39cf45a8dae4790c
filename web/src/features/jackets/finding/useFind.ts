import { useMemo } from "react";
import { findJackets } from "#shared/contract/jackets/finding.ts";
import { useCallPages } from "#web/api/pages/useCallPages.ts";

// Families read each find, so it is made on demand only.
const still = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** Each person once: a record changed meanwhile can come again on a later page. */
export function useFind(text: string) {
  const pages = useCallPages(findJackets, { Search: text }, still);
  const { data } = pages;
  const jackets = useMemo(() => {
    const found = data?.pages.flatMap(({ Jackets }) => Jackets);
    return found && [...new Map(found.map((jacket) => [jacket.ID, jacket])).values()];
  }, [data]);
  return { jackets, pages };
}
