import { joinParticles } from "#shared/rules/nameKey.ts";
import { searchWords } from "./searchWords.ts";
import { spellingsOf } from "./spellingsOf.ts";

/** Shorter words are not compared with other spellings and needs: "lo" begins a name, and is not a lot. */
const enough = 3;

/**
 * For many searches of the same texts: each word (from searchWords) begins a word of a text, in any spelling of an
 * address: "north" finds "N". No words match everything.
 * @param also further words, found from three letters on
 */
export function searchIn(
  texts: readonly string[],
  also: readonly string[] = [],
): (words: readonly string[]) => boolean {
  const apart = texts.map(searchWords);
  const found = [...apart, ...apart.map(joinParticles)].flat();
  const others = [...apart.flat().flatMap((word) => spellingsOf(word).slice(1)), ...also];
  const isFound = (word: string) =>
    found.some((one) => one.startsWith(word)) ||
    others.some((other) => other === word || (word.length >= enough && other.startsWith(word)));
  // "al hassan" and "alhassan" are one name.
  return (words) => words.every(isFound) || joinParticles(words).every(isFound);
}

/** As searchIn, for one search. */
export const matchesSearch = (
  words: readonly string[],
  texts: readonly string[],
  also: readonly string[] = [],
): boolean => words.length === 0 || searchIn(texts, also)(words);
