import { plainLetters } from "#shared/format/plainLetters.ts";

/** Lower case, in plain letters, without apostrophes. */
export function searchWords(text: string): string[] {
  return plainLetters(text)
    .replace(/['’`]/g, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
