import Typography from "@mui/material/Typography";
import { useSyncExternalStore } from "react";
import { clockText, everySecond } from "./clockText.ts";

const now = () => clockText();

/** A page written by the build knows no time. */
const noTime = () => "";

/** No live region: its change each minute is never announced. */
export function EasternClock() {
  const text = useSyncExternalStore(everySecond, now, noTime);
  return (
    <Typography
      component="p"
      color="textSecondary"
      // Marks it in the built page, which shows it too.
      data-clock=""
      suppressHydrationWarning
      sx={{ fontVariantNumeric: "tabular-nums", minHeight: "1lh" }}
    >
      {text}
    </Typography>
  );
}
