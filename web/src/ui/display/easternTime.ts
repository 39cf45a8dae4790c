export const easternFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "America/Detroit" });

/** By type; "" for a missing part. */
export function partsOf(format: Intl.DateTimeFormat, moment: Date) {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
}
