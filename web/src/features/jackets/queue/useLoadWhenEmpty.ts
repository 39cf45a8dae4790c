import { useEffect, useRef } from "react";
import type { EntryQueueState } from "./useEntryQueue.ts";

/** Focuses the first card then. Returns whether it is loading. */
export function useLoadWhenEmpty({ list, rows }: EntryQueueState): boolean {
  const isEmpty = rows?.length === 0;
  const reading = isEmpty && list.hasNextPage && !list.isFetchNextPageError;
  const { fetchNextPage, isFetching } = list;
  useEffect(() => {
    if (reading && !isFetching) void fetchNextPage();
  }, [reading, isFetching, fetchNextPage]);
  const wasEmpty = useRef(false);
  useEffect(() => {
    if (wasEmpty.current && !isEmpty && document.activeElement === document.body)
      document.querySelector<HTMLElement>("main article h2")?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return reading;
}
