import { useEffect, useState } from "react";
import type { PagedQuery } from "./useEveryPage.ts";

interface LoadedPages extends PagedQuery {
  readonly isFetchingNextPage: boolean;
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly isPlaceholderData: boolean;
}

export type Filled<List> = List & {
  readonly isCutShort: boolean;
  /** By a press of "Show more". */
  readonly wasContinued: boolean;
};

const step = 50;
// A filter with few matches must not read the whole registry at one press.
const mostPages = 5;

/**
 * Filtered pages can be short or empty: loads on until there are 50 more rows, or 5 pages were read. Another `question`
 * starts again.
 */
export function useFilledPages<List extends LoadedPages>(list: List, rows: number, question: string): Filled<List> {
  const first = { question, rows: step, pages: mostPages };
  const [aim, setAim] = useState(first);
  const wanted = aim.question === question ? aim : first;
  const asked = list.data?.pages.length ?? 0;
  const isShort = rows < wanted.rows && asked > 0 && asked < wanted.pages;
  const { hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage } = list;
  const asks = isShort && hasNextPage && !isFetching && !isFetchNextPageError && !isPlaceholderData;
  useEffect(() => {
    if (asks) void fetchNextPage();
  }, [asks, fetchNextPage]);
  return {
    ...list,
    // Also between two pages.
    isFetchingNextPage: list.isFetchingNextPage || asks,
    isCutShort: hasNextPage && rows < wanted.rows,
    wasContinued: wanted.pages > mostPages,
    fetchNextPage: () => {
      setAim({ question, rows: rows + step, pages: asked + mostPages });
      return fetchNextPage();
    },
  };
}
