import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { mayMoveFocus } from "./mayMoveFocus.ts";

interface Props {
  /** How many items are shown, and what they are: "50 house holds". */
  readonly shown: string;
  /** A list as useCallPages answers it. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: unknown;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/**
 * The end of a list that comes page by page. When a page has come that was asked for, it says how many are shown;
 * after the last page the focus is on these words.
 */
export function ShowMore({ shown, list }: Props) {
  const block = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const { hasNextPage: hasMore, isFetchingNextPage: isFetching, isFetchNextPageError: failed } = list;
  const words = hasMore ? `Showing the first ${shown}` : `Showing all ${shown}`;
  /** The words when more was asked for, until it came. */
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (isFetching || before.current === undefined) return;
    if (!failed && before.current === words) return;
    before.current = undefined;
    if (failed) return;
    // The button goes away with the last page. The words that take the focus are read out by that.
    if (!hasMore && mayMoveFocus(block.current)) end.current?.focus({ preventScroll: true });
    else announce(words);
  }, [isFetching, failed, words, hasMore]);
  const more = () => {
    pressed.current = true;
    before.current = words;
    void list.fetchNextPage();
  };
  if (!hasMore && !pressed.current) return null;
  return (
    <Box ref={block} data-show-more="" sx={{ mt: 3, display: "grid", gap: 1.5, justifyItems: "center" }}>
      <Typography ref={end} tabIndex={-1} color="textSecondary" variant="body2">
        {words}
      </Typography>
      {failed && <ErrorState error={list.error} />}
      {hasMore && (
        <Button pending={isFetching} onClick={more}>
          Show more
        </Button>
      )}
    </Box>
  );
}
