import { searchWords } from "#shared/rules/matchesSearch.ts";

const otherSpellings: ReadonlyMap<string, string> = new Map([
  ["saint", "st"],
  ["st", "saint"],
  ["sainte", "ste"],
  ["ste", "sainte"],
]);

const spellings = (word: string): readonly string[] => [word, otherSpellings.get(word) ?? word];

/**
 * Whether every word that is searched for is in a text, in whole or in part: "nunez" finds O'Brien-Núñez, "sain"
 * finds St. Clair. What has no word in it, an emoji, is looked for as it is.
 */
export function matchesWords(text: string, searched: string): boolean {
  const words = searchWords(searched);
  if (words.length === 0) return text.includes(searched.trim());
  const within = searchWords(text).flatMap(spellings).join(" ");
  return words.every((word) => within.includes(word));
}
