import { useEveryPage } from "#web/api/useEveryPage.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";

/**
 * One of the account's households, from the list that every screen shares. `isMissing`: the whole list was
 * read without it; `others`: the rest of the list.
 */
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
