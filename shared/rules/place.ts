/** A city and its state: where a jacket is to be read, and where a moderator works. */
export interface Place {
  readonly City: string;
  readonly State: string;
}

/**
 * The name under which a city is filed: upper case, without accents, dots, apostrophes, ʻokinas and doubled spaces,
 * "Saint" and "Sainte" as "ST" and "STE", so that " detroit " and "DETROIT", "St. Clair" and "Saint Clair" meet.
 */
export function cityKey(city: string): string {
  return city
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[.'`‘’ʻʼ]/g, "")
    .replace(/[\s-]+/g, " ")
    .trim()
    .toUpperCase()
    .replace(/\bSAINTE\b/g, "STE")
    .replace(/\bSAINT\b/g, "ST");
}

/** The key of a place, "MI#DETROIT": the same for every way of writing the same city. */
export function placeKey({ City, State }: Place): string {
  return `${State.trim().toUpperCase()}#${cityKey(City)}`;
}
