import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useRef } from "react";
import { JacketsPicture } from "#web/entities/jacket/JacketsPicture.tsx";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import type { EntryQueueState } from "./useEntryQueue.ts";

export const emptyQueueId = "no-entries";

interface NobodyProps {
  readonly emptyText: string;
  /** The words or the zip; "" without a filter. */
  readonly filter: string;
  readonly place: string | undefined;
  readonly onClear: () => void;
}

function Nobody({ emptyText, filter, place, onClear }: NobodyProps) {
  const narrowed = [filter && `“${filter}”`, place].filter(Boolean).join(" in ");
  if (!narrowed) return <EmptyState picture={<JacketsPicture />} title={emptyText} />;
  return (
    <EmptyState
      picture={<JacketsPicture isSearch />}
      title={`No jacket matches ${narrowed}`}
      action={<Button onClick={onClear}>Show every jacket</Button>}
    >
      A word finds names, addresses and needs that begin with it. A phone or a number is found as a whole.
    </EmptyState>
  );
}

type LoadedList = Pick<
  EntryQueueState["list"],
  "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "error" | "fetchNextPage"
>;

function FailedPage({ list }: { readonly list: LoadedList }) {
  return (
    <Box data-show-more="" sx={{ display: "grid", gap: 1.5, justifyItems: "center" }}>
      <ErrorState error={list.error} />
      <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        Show more
      </Button>
    </Box>
  );
}

interface Props extends NobodyProps {
  readonly list: LoadedList;
}

/** Nobody waits, or matches, only once the last page is known. */
export function EmptyQueue({ list, ...words }: Props) {
  return (
    <Box id={emptyQueueId} tabIndex={-1} sx={{ gridColumn: "1 / -1" }}>
      {!list.hasNextPage ? (
        <Nobody {...words} />
      ) : list.isFetchNextPageError ? (
        <FailedPage list={list} />
      ) : (
        <Loading what="more jackets" label="Loading..." />
      )}
    </Box>
  );
}

/** Loads on, up to a page that fails. New content takes the focus where nothing has it; elsewhere it is told. */
export function useLoadWhenEmpty({ list, rows }: EntryQueueState, summary: string): void {
  const isEmpty = rows?.length === 0;
  const reading = isEmpty && list.hasNextPage && !list.isFetchNextPageError;
  const { fetchNextPage, isFetching } = list;
  useEffect(() => {
    if (reading && !isFetching) void fetchNextPage();
  }, [reading, isFetching, fetchNextPage]);
  const shown = !isEmpty ? "cards" : list.hasNextPage ? "more" : "nobody";
  const last = useRef(shown);
  const follow = useEffectEvent((now: typeof shown) => {
    const before = last.current;
    last.current = now;
    if (before === "cards" || before === now) return;
    if (document.activeElement === document.body) {
      const first = document.querySelector<HTMLElement>("main article h2");
      (first ?? document.getElementById(emptyQueueId))?.focus();
    } else if (before === "more") announce(summary);
  });
  useEffect(() => follow(shown), [shown]);
}
