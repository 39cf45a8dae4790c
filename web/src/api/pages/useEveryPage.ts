import { useEffect } from "react";

export interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** For counting, drawing or searching the whole list. Stops at a page that fails, with `hasNextPage` still true. */
export function useEveryPage({ hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: PagedQuery): void {
  const mayLoad = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (mayLoad) void fetchNextPage();
  }, [mayLoad, fetchNextPage]);
}
