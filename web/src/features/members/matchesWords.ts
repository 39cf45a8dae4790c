/** Text as it is searched: lower case, without accents and apostrophes, hyphens as spaces. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’`]/g, "")
    .replace(/[\s-]+/g, " ")
    .trim()
    .toLowerCase();

/** Whether every word that is searched for is in a text: "nunez" finds O'Brien-Núñez. */
export function matchesWords(text: string, searched: string): boolean {
  const within = plain(text);
  return plain(searched)
    .split(" ")
    .every((word) => within.includes(word));
}
