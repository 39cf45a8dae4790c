import { addDays } from "#shared/rules/dates.ts";

export const coolingOffDays = 7;

/** @param from the day of the request, or from which its owner could sign in again */
export const deletionDay = (from: string): string => addDays(from, coolingOffDays);

/** Typed in any letter case, so that no slip deletes an account. */
export const deletionWord = "DELETE";
