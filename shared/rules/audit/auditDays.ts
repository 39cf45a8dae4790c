/** How many days of the audit can be listed at once. */
export const listedDays = 400;

/** How many days the table keeps a row: longer than one can be listed, while the sealed days are kept for years. */
export const keptDays = listedDays + 30;
