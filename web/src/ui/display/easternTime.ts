/** A format of times in US Eastern time, in American English. */
export const easternFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "America/Detroit" });

/** The parts of a moment in a format, by their type; "" for a part that the format does not have. */
export function partsOf(format: Intl.DateTimeFormat, moment: Date) {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
}
