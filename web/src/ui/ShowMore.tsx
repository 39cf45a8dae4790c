import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { Button } from "./Button.tsx";
import { ErrorState } from "./ErrorState.tsx";

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

/** The end of a list that comes page by page. When the last page has come the focus is on its closing words. */
export function ShowMore({ shown, list }: Props) {
  const end = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const { hasNextPage: hasMore } = list;
  useEffect(() => {
    if (!hasMore && pressed.current) end.current?.focus({ preventScroll: true });
  }, [hasMore]);
  const more = () => {
    pressed.current = true;
    void list.fetchNextPage();
  };
  if (!hasMore && !pressed.current) return null;
  return (
    <Box sx={{ mt: 3, display: "grid", gap: 1.5, justifyItems: "center" }}>
      <Typography ref={end} tabIndex={-1} color="textSecondary" variant="body2">
        {hasMore ? `Showing the first ${shown}` : `Showing all ${shown}`}
      </Typography>
      {list.isFetchNextPageError && <ErrorState error={list.error} />}
      {hasMore && (
        <Button pending={list.isFetchingNextPage} onClick={more}>
          Show more
        </Button>
      )}
    </Box>
  );
}
