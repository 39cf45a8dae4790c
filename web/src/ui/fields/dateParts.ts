export type DateParts = Record<"month" | "day" | "year", string>;

const padded = (digits: string): string => (digits ? digits.padStart(2, "0") : "");

/** As far as typed, "-03-"; empty without any part, so that it counts as missing. */
export function dateOf({ year, month, day }: DateParts): string {
  if (!year && !month && !day) return "";
  return [year, padded(month), padded(day)].join("-");
}

export function partsOf(date: string): DateParts {
  const [year = "", month = "", day = ""] = date.split("-");
  return { year, month, day };
}
