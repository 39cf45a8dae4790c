import { addDays } from "#shared/rules/dates.ts";

/** The grace period after an unpaid or refunded renewal, in days. */
export const graceDays = 30;

/** The day on which the record of a member ends, whose payment stopped on `day`. */
export const graceEnd = (day: string): string => addDays(day, graceDays);
