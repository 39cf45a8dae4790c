import { useEffect } from "react";

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/**
 * Loads every page of a list, for a screen that counts, draws or searches the whole list. It stops at a page that
 * fails; `hasNextPage` is then still true.
 */
export function useEveryPage({ hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Pages): void {
  const mayLoad = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (mayLoad) void fetchNextPage();
  }, [mayLoad, fetchNextPage]);
}
