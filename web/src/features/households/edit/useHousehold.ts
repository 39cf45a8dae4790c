import { useEveryPage } from "#web/api/useEveryPage.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";

/**
 * One of the account's households, from the list that every screen shares. `isMissing`: the whole list was
 * read without it; `isLast`: it is the only one.
 */
export function useHousehold(id: string) {
  const pages = useHouseholds();
  useEveryPage(pages);
  const { households, error, refetch, hasNextPage, isFetching } = pages;
  const household = households?.find(({ ID }) => ID === id);
  return {
    household,
    isMissing: households !== undefined && !household && !hasNextPage && !isFetching,
    isLast: households?.length === 1 && !hasNextPage,
    error: household ? null : error,
    refetch,
  };
}
