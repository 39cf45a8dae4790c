/** Splits a text into words to search by: lower case, without accents and apostrophes. */
export function searchWords(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’`]/g, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether each word (from searchWords) begins a word of one of the texts. No words match everything. */
export function matchesSearch(words: readonly string[], texts: readonly string[]): boolean {
  if (words.length === 0) return true;
  const found = texts.flatMap(searchWords);
  return words.every((word) => found.some((one) => one.startsWith(word)));
}
