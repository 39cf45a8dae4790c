import { dayOf, isCalendarDate } from "./dates.ts";

const earliest = "1900-01-01";

export type BirthDateProblem = "blank" | "incomplete" | "shortYear" | "noSuchDay" | "tooEarly" | "future";

/**
 * Of YYYY-MM-DD as far as typed. The latest is the UTC day, on which both sides agree; west of Greenwich it
 * is never behind the local day.
 */
export function birthDateProblem(text: string, today = dayOf(new Date())): BirthDateProblem | undefined {
  if (text.trim() === "") return "blank";
  const [year = "", month = "", day = ""] = text.split("-");
  if (!year || !month || !day) return "incomplete";
  if (year.length < 4) return "shortYear";
  if (!isCalendarDate(text)) return "noSuchDay";
  if (text < earliest) return "tooEarly";
  return text > today ? "future" : undefined;
}
