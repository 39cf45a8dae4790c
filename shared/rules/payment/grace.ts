import { addDays } from "#shared/rules/dates.ts";

/** The grace period after an unpaid or refunded renewal, in days. */
export const graceDays = 30;

/** The day on which a member's record ends after their payment stopped. */
export const graceEnd = (day: string): string => addDays(day, graceDays);
