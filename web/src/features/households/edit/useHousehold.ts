import { useEveryPage } from "#web/api/useEveryPage.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";

/** `isMissing`: not in the whole list; `others`: the rest. */
export function useHousehold(id: string) {
  const pages = useHouseholds();
  useEveryPage(pages);
  const { households, error, refetch, hasNextPage, isFetching } = pages;
  const household = households?.find(({ ID }) => ID === id);
  return {
    household,
    isMissing: households !== undefined && !household && !hasNextPage && !isFetching,
    others: households?.filter(({ ID }) => ID !== id) ?? [],
    error: household ? null : error,
    refetch,
  };
}
