import { useEffect } from "react";

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/**
 * Asks for the pages of a list until all of them have come, for what counts, draws or searches the whole list.
 * A page that cannot be loaded stops it; `hasNextPage` stays true then.
 */
export function useEveryPage({ hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Pages): void {
  const asks = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (asks) void fetchNextPage();
  }, [asks, fetchNextPage]);
}
