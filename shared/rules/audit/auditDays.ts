/** In one list. */
export const listedDays = 400;

/** In the table, longer than any list; the sealed days are kept for years. */
export const keptDays = listedDays + 30;
