import { easternFormat, partsOf } from "./easternTime.ts";

const minute: Intl.DateTimeFormatOptions = {
  month: "short",
  day: "2-digit",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
};
const toSecond = easternFormat({ ...minute, second: "2-digit" });

function write(format: Intl.DateTimeFormat, moment: string): string {
  const part = partsOf(format, new Date(moment));
  const clock = [part("hour"), part("minute"), part("second")].filter(Boolean).join(":");
  return `${part("month")} ${part("day")} ${part("year")}, ${clock} ${part("dayPeriod")} ${part("timeZoneName")}`;
}

/** "Nov 21 2026, 12:42 PM PST". @param timeZone @default the reader's own */
export const localMinute = (moment: string, timeZone?: string): string =>
  write(new Intl.DateTimeFormat("en-US", { ...minute, timeZone }), moment);

/** For readers in several zones: "Nov 21 2026, 3:42:07 PM EST"; EDT in summer. */
export const easternSecond = (moment: string): string => write(toSecond(), moment);
