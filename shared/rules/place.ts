/** A city and its state: where a jacket is to be read, and where a moderator works. */
export interface Place {
  readonly City: string;
  readonly State: string;
}

/** Words that people write short or long, as the post office does it. */
const shortened: Readonly<Record<string, string>> = {
  SAINT: "ST",
  SAINTE: "STE",
  MOUNT: "MT",
  FORT: "FT",
  TOWNSHIP: "TWP",
};

/**
 * The name under which a city is filed: upper case, without accents, dots, apostrophes, ʻokinas, doubled spaces and
 * what follows a comma, some words as the post office shortens them. So " detroit ", "DETROIT" and "Detroit, MI" meet,
 * and "St.Clair" and "Saint Clair", "Mt. Clemens" and "Mount Clemens": two names would be two queues.
 */
export function cityKey(city: string): string {
  return (
    city
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/,.*/, "")
      // "St.Clair" has left out the space, "D.C." has none.
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

/** The key of a place, "MI#DETROIT": the same for every way of writing the same city. */
export function placeKey({ City, State }: Place): string {
  return `${State.trim().toUpperCase()}#${cityKey(City)}`;
}
