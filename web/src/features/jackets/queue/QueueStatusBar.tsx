import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { Offline } from "#web/ui/feedback/Offline.tsx";
import { useOnline } from "#web/ui/feedback/useOnline.ts";

// Of one height: news moves nothing. Sticky where it fits on one line; on a phone it would cover jackets.
const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 2,
  rowGap: 1,
  minHeight: 48,
  py: 0.25,
};
const roomy = "@media (min-width: 75em) and (min-height: 30em)";
const staying = { [roomy]: { position: "sticky", top: 0, zIndex: 2, bgcolor: "background.default" } };
/** Above a focused element; never less than the theme's. */
const roomUnder = (height: number) => ({ [roomy]: { ":root": { scrollPaddingTop: Math.max(88, height + 28) } } });

/** It grows with text size and news. */
function useHeight(ref: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return height;
}

interface Props {
  readonly summary: string;
  readonly arrivals: string | undefined;
  readonly gone: string | undefined;
  readonly pending: boolean;
  readonly onArrivals: () => void;
  readonly onReload: () => void;
}

/** Moves nothing by itself. */
export function QueueStatusBar({ summary, arrivals, gone, pending, onArrivals, onReload }: Props) {
  useEffect(() => {
    if (arrivals) announce(arrivals);
  }, [arrivals]);
  useEffect(() => {
    if (gone) announce(gone);
  }, [gone]);
  const online = useOnline();
  const ref = useRef<HTMLDivElement>(null);
  const height = useHeight(ref);
  const stays = Boolean(arrivals || gone || !online);
  return (
    <Box ref={ref} sx={stays ? { ...line, ...staying } : line}>
      {stays && <GlobalStyles styles={roomUnder(height)} />}
      <Offline />
      <Typography color="textSecondary">{summary}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        {gone && (
          <>
            <Typography variant="body2">{gone}</Typography>
            <Button size="small" pending={pending} onClick={onReload}>
              Load again
            </Button>
          </>
        )}
        {arrivals && (
          <Button size="small" pending={pending} onClick={onArrivals} sx={{ flexShrink: 1 }}>
            {arrivals}
          </Button>
        )}
      </Box>
    </Box>
  );
}
