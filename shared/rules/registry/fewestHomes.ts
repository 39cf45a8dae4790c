/** Published counts below it could tell of single families. */
export const fewestHomes = 11;
