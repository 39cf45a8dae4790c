let hours: Intl.DateTimeFormat | undefined;

/** The hour of a moment in Eastern time, 0 to 23. */
export function easternHourOf(moment: Date): number {
  hours ??= new Intl.DateTimeFormat("en-US", {
    timeZone: "America/Detroit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  return Number(hours.format(moment));
}
