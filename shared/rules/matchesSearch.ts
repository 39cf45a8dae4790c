/** The words of a search text: in lower case, without accents and apostrophes. */
export function searchWords(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’`]/g, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Whether each of these words (of searchWords) begins a word of one of the texts; no words fit everything.
 */
export function matchesSearch(words: readonly string[], texts: readonly string[]): boolean {
  if (words.length === 0) return true;
  const found = texts.flatMap(searchWords);
  return words.every((word) => found.some((one) => one.startsWith(word)));
}
