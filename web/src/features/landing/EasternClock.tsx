import Typography from "@mui/material/Typography";
import { useSyncExternalStore } from "react";
import { easternFormat, partsOf } from "#web/ui/display/easternTime.ts";

const format = easternFormat({
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** Detroit's time, "Sat, Nov 21 2026 · 3:42 PM EST"; EDT in summer. */
export function easternTime(moment: Date): string {
  const part = partsOf(format, moment);
  const date = `${part("weekday")}, ${part("month")} ${part("day")} ${part("year")}`;
  return `${date} · ${part("hour")}:${part("minute")} ${part("dayPeriod")} ${part("timeZoneName")}`;
}

const now = () => easternTime(new Date());

function everySecond(tick: () => void) {
  const timer = setInterval(tick, 1_000);
  return () => clearInterval(timer);
}

/** A page written by the build knows no time. */
const noTime = () => "";

/** Eastern time. No live region: its change each minute is never announced. */
export function EasternClock() {
  const text = useSyncExternalStore(everySecond, now, noTime);
  return (
    <Typography component="p" color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums", minHeight: "1lh" }}>
      {text}
    </Typography>
  );
}
