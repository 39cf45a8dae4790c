/** The most days of the audit in one list. */
export const listedDays = 400;

/** The days of a row in the table, longer than any list; the sealed days are kept for years. */
export const keptDays = listedDays + 30;
