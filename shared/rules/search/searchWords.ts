import { plainLetters, withoutApostrophes } from "#shared/format/plainLetters.ts";

/** Lower case, in plain letters, without apostrophes. */
export function searchWords(text: string): string[] {
  return withoutApostrophes(plainLetters(text))
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
