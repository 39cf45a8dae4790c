import { dayOf, isCalendarDate } from "./dates.ts";

const earliest = "1900-01-01";

export type BirthDateProblem = "blank" | "incomplete" | "shortYear" | "noSuchDay" | "tooEarly" | "future";

/** Guam's, the easternmost of the states and territories: no local day is ahead of its own. */
const hoursAhead = 10;
const latestDay = () => dayOf(new Date(Date.now() + hoursAhead * 3_600_000));

/** Of YYYY-MM-DD as far as typed. */
export function birthDateProblem(text: string, today = latestDay()): BirthDateProblem | undefined {
  if (text.trim() === "") return "blank";
  const [year = "", month = "", day = ""] = text.split("-");
  if (!year || !month || !day) return "incomplete";
  if (year.length < 4) return "shortYear";
  if (!isCalendarDate(text)) return "noSuchDay";
  if (text < earliest) return "tooEarly";
  return text > today ? "future" : undefined;
}
