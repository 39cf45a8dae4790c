import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { announce } from "#web/ui/announce.ts";
import { Button } from "#web/ui/Button.tsx";
import { Offline } from "#web/ui/Offline.tsx";
import { useOnline } from "#web/ui/useOnline.ts";

// It is always there and as high, so that news moves nothing; over a long list it stays in sight.
const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 2,
  rowGap: 1,
  minHeight: 60,
  py: 1,
  my: 1,
};
const staying = {
  "@media (min-height: 480px)": { position: "sticky", top: 0, zIndex: 2, bgcolor: "background.default" },
};

interface Props {
  /** The queue in one line, or what the filter found. */
  readonly summary: string;
  /** The words of the button for what came since the list was loaded. */
  readonly arrivals: string | undefined;
  /** That others took entries out of the queue. */
  readonly gone: string | undefined;
  readonly pending: boolean;
  readonly onArrivals: () => void;
  readonly onReload: () => void;
}

/** What there is to know of a queue while its cards are read. It offers, and moves nothing by itself. */
export function QueueNews({ summary, arrivals, gone, pending, onArrivals, onReload }: Props) {
  useEffect(() => {
    if (arrivals) announce(arrivals);
  }, [arrivals]);
  useEffect(() => {
    if (gone) announce(gone);
  }, [gone]);
  const online = useOnline();
  return (
    <Box sx={arrivals || gone || !online ? { ...line, ...staying } : line}>
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
