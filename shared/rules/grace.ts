import { addDays } from "./dates.ts";

/** How many days after an unpaid or refunded renewal the record is dropped. */
export const graceDays = 30;

/** The day on which the departments are told to drop a member whose payment stopped on this day. */
export const graceEnd = (day: string): string => addDays(day, graceDays);
