import { searchWords } from "#shared/rules/search/searchWords.ts";

const otherSpellings: ReadonlyMap<string, string> = new Map([
  ["saint", "st"],
  ["st", "saint"],
  ["sainte", "ste"],
  ["ste", "sainte"],
]);

const spellings = (word: string): readonly string[] => [word, otherSpellings.get(word) ?? word];

/**
 * Every searched word, whole or in part: "nunez" finds O'Brien-Núñez, "sain" St. Clair. A search without words (an
 * emoji) is compared as it is.
 */
export function matchesWords(text: string, searched: string): boolean {
  const words = searchWords(searched);
  if (words.length === 0) return text.includes(searched.trim());
  const within = searchWords(text).flatMap(spellings).join(" ");
  return words.every((word) => within.includes(word));
}
