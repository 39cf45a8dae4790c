const zone = { timeZone: "America/Detroit" } as const;
const day = { month: "short", day: "2-digit", year: "numeric" } as const;
const minute = { hour: "numeric", minute: "2-digit" } as const;

const toMinute = new Intl.DateTimeFormat("en-US", { ...zone, ...day, ...minute, timeZoneName: "short" });
const toSecond = new Intl.DateTimeFormat("en-US", {
  ...zone,
  ...day,
  ...minute,
  second: "2-digit",
  timeZoneName: "short",
});

function write(format: Intl.DateTimeFormat, moment: string): string {
  const parts = new Map(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  const time = ["hour", "minute", "second"] as const;
  const clock = time.flatMap((type) => parts.get(type) ?? []).join(":");
  return `${part("month")} ${part("day")} ${part("year")}, ${clock} ${part("dayPeriod")} ${part("timeZoneName")}`;
}

/** An ISO moment in Detroit's time, "Nov 21 2026, 3:42 PM EST"; EDT in summer. */
export const easternMinute = (moment: string): string => write(toMinute, moment);

/** An ISO moment in Detroit's time to the second, "Nov 21 2026, 3:42:07 PM EST". */
export const easternSecond = (moment: string): string => write(toSecond, moment);
