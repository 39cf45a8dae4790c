/** A city and its state: of a department, and of the moderators who work for it. */
export interface Place {
  readonly City: string;
  readonly State: string;
}

/** Words with a short form, as the post office writes them. */
const shortened: Readonly<Record<string, string>> = {
  SAINT: "ST",
  SAINTE: "STE",
  MOUNT: "MT",
  FORT: "FT",
  TOWNSHIP: "TWP",
};

/**
 * The normalized name of a city: upper case, without accents, dots, apostrophes, ʻokinas, doubled spaces and
 * text after a comma, with some words shortened like the post office does. So " detroit ", "DETROIT" and
 * "Detroit, MI" are equal, and "St.Clair" and "Saint Clair", "Mt. Clemens" and "Mount Clemens": different
 * names would be different queues.
 */
export function cityKey(city: string): string {
  return (
    city
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/,.*/, "")
      // "St.Clair" lacks its space, "D.C." has none.
      .replace(/(?<=\p{L}{2})\.(?=\p{L})/gu, " ")
      .replace(/[.'`‘’ʻʼ]/g, "")
      .replace(/[\s-]+/g, " ")
      .trim()
      .toUpperCase()
      .split(" ")
      .map((word) => shortened[word] ?? word)
      .join(" ")
  );
}

/** The key of a place, "MI#DETROIT": equal for every spelling of a city. */
export function placeKey({ City, State }: Place): string {
  return `${State.trim().toUpperCase()}#${cityKey(City)}`;
}
