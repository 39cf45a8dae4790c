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
export function clockText(moment = new Date()): string {
  const part = partsOf(format(), moment);
  const date = `${part("weekday")}, ${part("month")} ${part("day")} ${part("year")}`;
  return `${date} · ${part("hour")}:${part("minute")} ${part("dayPeriod")} ${part("timeZoneName")}`;
}

/** Returns how to stop. */
export function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1_000);
  return () => clearInterval(timer);
}
