/** Words that belong to the next one, with a space or without: "De La Cruz" and "Delacruz". */
const particles =
  /(?<![\p{L}])(da|de|del|dela|della|der|di|do|dos|du|el|la|le|los|mac|mc|o|st|van|von) (?=\p{L})/gu;

/**
 * A name as its words in the order of the alphabet, "ada miller": equal in any order, case and spelling of accents,
 * hyphens and apostrophes. @param parts a whole name, or first and last
 */
export const nameKey = (...parts: readonly string[]): string =>
  parts
    .join(" ")
    .normalize("NFKD")
    .replace(/[\p{M}'`‘’ʻʼ.]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .replace(particles, "$1")
    .split(" ")
    .filter(Boolean)
    .sort()
    .join(" ");
