import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { JacketsPicture } from "#web/entities/jacket/JacketsPicture.tsx";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import type { EntryQueueState } from "./useEntryQueue.ts";

/** Focused by scripts in place of the cards. */
export const emptyQueueId = "no-entries";

interface Props {
  readonly emptyText: string;
  /** The words or the zip; "" without a filter. */
  readonly filter: string;
  readonly place: string | undefined;
  readonly onClear: () => void;
  readonly loading: boolean;
}

export function EmptyQueue({ emptyText, filter, place, onClear, loading }: Props) {
  const narrowed = [filter && `“${filter}”`, place].filter(Boolean).join(" in ");
  return (
    <Box id={emptyQueueId} tabIndex={-1} sx={{ gridColumn: "1 / -1" }}>
      {loading ? (
        <Loading what="more jackets" label="Loading..." />
      ) : narrowed ? (
        <EmptyState
          picture={<JacketsPicture isSearch />}
          title={`No jacket matches ${narrowed}`}
          action={<Button onClick={onClear}>Show every jacket</Button>}
        >
          A word finds names, addresses and needs that begin with it. A phone or a number is found as a whole.
        </EmptyState>
      ) : (
        <EmptyState picture={<JacketsPicture />} title={emptyText} />
      )}
    </Box>
  );
}

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
