import { easternFormat, partsOf } from "./easternTime.ts";

const minute: Intl.DateTimeFormatOptions = {
  month: "short",
  day: "2-digit",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
};
const toMinute = easternFormat(minute);
const toSecond = easternFormat({ ...minute, second: "2-digit" });

function write(format: Intl.DateTimeFormat, moment: string): string {
  const part = partsOf(format, new Date(moment));
  const clock = [part("hour"), part("minute"), part("second")].filter(Boolean).join(":");
  return `${part("month")} ${part("day")} ${part("year")}, ${clock} ${part("dayPeriod")} ${part("timeZoneName")}`;
}

/** Detroit's time, "Nov 21 2026, 3:42 PM EST"; EDT in summer. */
export const easternMinute = (moment: string): string => write(toMinute, moment);

export const easternSecond = (moment: string): string => write(toSecond, moment);
