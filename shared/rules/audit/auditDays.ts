export const listedDays = 400;

/** More than any list has; the sealed days are kept for years. */
export const keptDays = listedDays + 30;
