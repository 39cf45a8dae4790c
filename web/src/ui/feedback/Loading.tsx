import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { announce } from "./announce.ts";

interface Props {
  /** A plural: "messages". */
  readonly what: string;
  /** @default "Loading {what}…" */
  readonly label?: string;
  /** The content's usual height in px, so that nothing below moves. @default 160 */
  readonly height?: number;
}

/** ms. A spinner for a shorter time would only flicker. */
export const loadingDelay = 300;

const loadingClass = "loading";

/** For a page's footer: it waits too, and does not move when the content comes. */
export const afterLoading = { [`main:has(.${loadingClass}) + &`]: { display: "none" } } as const;

export function Loading({ what, label = `Loading ${what}…`, height = 160 }: Props) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(true);
      announce(label);
    }, loadingDelay);
    return () => clearTimeout(timer);
  }, [label]);
  return (
    <Box
      className={loadingClass}
      sx={{ minHeight: height, display: "flex", alignItems: "center", justifyContent: "center", gap: 2 }}
    >
      {shown && (
        <>
          <CircularProgress size={32} aria-label={`Loading ${what}`} />
          <Typography color="textSecondary">{label}</Typography>
        </>
      )}
    </Box>
  );
}
