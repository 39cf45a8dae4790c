import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { mayMoveFocus } from "./mayMoveFocus.ts";

interface Props {
  /** "50 messages" */
  readonly shown: string;
  /** "Looked at 1,000 rows so far", for a search. */
  readonly looked?: string | undefined;
  /** An infinite query. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: unknown;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** Announces the number of items after each page, and takes the focus after the last. */
export function ShowMore({ shown, looked, list }: Props) {
  const block = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const { hasNextPage: hasMore, isFetchingNextPage: isFetching, isFetchNextPageError: failed } = list;
  const words = hasMore ? (looked ?? `Showing the first ${shown}`) : `Showing all ${shown}`;
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isFetching || !isAwaited.current) return;
    isAwaited.current = false;
    if (failed) return;
    // The button goes with the last page; the focus reads the words out.
    if (!hasMore && mayMoveFocus(block.current)) end.current?.focus({ preventScroll: true });
    else announce(words);
  }, [isFetching, failed, words, hasMore]);
  const more = () => {
    pressed.current = true;
    isAwaited.current = true;
    void list.fetchNextPage();
  };
  if (!hasMore && !pressed.current) return null;
  return (
    <Box ref={block} data-show-more="" sx={{ mt: 3, display: "grid", gap: 1.5, justifyItems: "center" }}>
      <Typography ref={end} tabIndex={-1} variant="quiet">
        {words}
      </Typography>
      {failed && <ErrorState error={list.error} />}
      {hasMore && (
        <Button pending={isFetching} onClick={more}>
          {looked ? "Look further" : "Show more"}
        </Button>
      )}
    </Box>
  );
}
