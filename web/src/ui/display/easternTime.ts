import { atFirstUse } from "#shared/atFirstUse.ts";

/** Made at first use: it takes 20 ms, and most pages show no such time. */
export const easternFormat = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  atFirstUse(() => new Intl.DateTimeFormat("en-US", { ...options, timeZone: "America/Detroit" }));

/** By type; "" for a missing part. */
export function partsOf(format: Intl.DateTimeFormat, moment: Date) {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
}
