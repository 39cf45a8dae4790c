/** A city in a state: where a jacket is read and a moderator works. */
export interface Place {
  readonly City: string;
  readonly State: string;
}

/** Words that people write short or long, with the post office's abbreviations. */
const shortened: Readonly<Record<string, string>> = {
  SAINT: "ST",
  SAINTE: "STE",
  MOUNT: "MT",
  FORT: "FT",
  TOWNSHIP: "TWP",
};

/**
 * The name a city is filed under: two spellings would be two queues. Upper case, without accents, dots,
 * apostrophes, ʻokinas, doubled spaces and text after a comma, some words shortened: "Detroit, MI" and "
 * detroit ", "St.Clair" and "Saint Clair" are one.
 */
export function cityKey(city: string): string {
  return (
    city
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/,.*/, "")
      // "St.Clair" lacks a space, "D.C." does not.
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

/** The key of a place, "MI#DETROIT", the same for every spelling of the city. */
export function placeKey({ City, State }: Place): string {
  return `${State.trim().toUpperCase()}#${cityKey(City)}`;
}
