import { addDays } from "#shared/rules/dates.ts";

/** The days for which an account stays after its owner asked to delete it. */
export const coolingOffDays = 7;

/** The day on which an account is erased whose owner asked for it on a day, or could sign in again from that day on. */
export const deletionDay = (from: string): string => addDays(from, coolingOffDays);

/** What the owner types, in any letter case, so that no slip deletes an account. */
export const deletionWord = "DELETE";
