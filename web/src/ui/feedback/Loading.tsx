import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { announce } from "./announce.ts";

interface Props {
  /** What is being loaded, "family members". */
  readonly what: string;
  /** The sentence shown. @default "Loading {what}…" */
  readonly label?: string;
}

// A wait that is shorter is not worth a flicker.
const patience = 300;

/** Shows and says that something is loading, once it takes longer than a moment. */
export function Loading({ what, label = `Loading ${what}…` }: Props) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(true);
      announce(label);
    }, patience);
    return () => clearTimeout(timer);
  }, [label]);
  return (
    <Box sx={{ minHeight: 160, display: "flex", alignItems: "center", justifyContent: "center", gap: 2 }}>
      {shown && (
        <>
          <CircularProgress size={32} aria-label={`Loading ${what}`} />
          <Typography color="textSecondary">{label}</Typography>
        </>
      )}
    </Box>
  );
}
