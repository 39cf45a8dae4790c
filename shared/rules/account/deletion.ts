import { addDays } from "#shared/rules/dates.ts";

/** Days from the request until the account is erased. */
export const coolingOffDays = 7;

/** The day of the erasure. @param from the day of the request, or from which its owner could sign in again */
export const deletionDay = (from: string): string => addDays(from, coolingOffDays);

/** The owner types it, in any letter case, so that no slip deletes an account. */
export const deletionWord = "DELETE";
