import { plainLetters } from "#shared/format/plainLetters.ts";

/** Where a jacket is read and a moderator works. */
export interface Place {
  readonly City: string;
  readonly State: string;
}

/** With the post office's abbreviations. */
const shortened: Readonly<Record<string, string>> = {
  SAINT: "ST",
  SAINTE: "STE",
  MOUNT: "MT",
  FORT: "FT",
  TOWNSHIP: "TWP",
};

/**
 * Two spellings of a city would be two queues. Upper case, without accents, dots, apostrophes, ʻokinas,
 * doubled spaces and text after a comma, some words shortened: "Detroit, MI" and " detroit " are one.
 */
export function cityKey(city: string): string {
  return (
    plainLetters(city)
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

/** "MI#DETROIT". */
export function placeKey({ City, State }: Place): string {
  return `${State.trim().toUpperCase()}#${cityKey(City)}`;
}
