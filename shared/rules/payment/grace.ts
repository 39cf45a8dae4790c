import { addDays } from "#shared/rules/dates.ts";

/** After an unpaid or refunded renewal. */
export const graceDays = 30;

export const graceEnd = (day: string): string => addDays(day, graceDays);
