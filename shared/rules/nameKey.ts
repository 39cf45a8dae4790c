/** Lower case, without accents. */
export const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}'`‘’ʻʼ.]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ");

/** Part of the next word, with or without a space: "De La Cruz" and "Delacruz". */
const particles =
  /(?<![\p{L}])(da|de|del|dela|della|der|di|do|dos|du|el|la|le|los|mac|mc|o|st|van|von) (?=\p{L})/gu;

/**
 * Equal for any case, accents, hyphens and apostrophes: "ada", "delacruz".
 * @param parts a whole name, or first and last
 */
export const nameWords = (...parts: readonly string[]): string[] =>
  lettersOf(parts.join(" ")).replace(particles, "$1").split(" ").filter(Boolean);

/** In alphabetical order, "ada miller". */
export const nameKey = (...parts: readonly string[]): string =>
  nameWords(...parts)
    .sort()
    .join(" ");
