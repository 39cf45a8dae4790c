/** A date as it is typed, part by part. */
export type DateParts = Record<"month" | "day" | "year", string>;

const padded = (digits: string): string => (digits ? digits.padStart(2, "0") : "");

/** YYYY-MM-DD as far as it was typed, "-03-"; empty when nothing was, so that it reads as missing. */
export function dateOf({ year, month, day }: DateParts): string {
  if (!year && !month && !day) return "";
  return [year, padded(month), padded(day)].join("-");
}

/** The parts of what dateOf answered. */
export function partsOf(date: string): DateParts {
  const [year = "", month = "", day = ""] = date.split("-");
  return { year, month, day };
}
