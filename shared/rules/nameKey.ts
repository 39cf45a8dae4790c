import { plainLetters, withoutApostrophes } from "#shared/format/plainLetters.ts";

/** Lower case, in plain letters. */
export const lettersOf = (text: string): string =>
  withoutApostrophes(plainLetters(text.normalize("NFKC")))
    .replaceAll(".", "")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ");

/** Part of the next word, with or without a space: "De La Cruz" and "Delacruz", "Al-Hassan" and "Alhassan". */
const particles = /(?<![\p{L}])(al|da|de|del|dela|della|der|di|do|dos|du|el|la|le|los|mac|mc|o|st|van|von) (?=\p{L})/gu;

/** @param words in lower case */
export const joinParticles = (words: readonly string[]): string[] =>
  words.join(" ").replace(particles, "$1").split(" ").filter(Boolean);

/**
 * Equal for any case, accents, hyphens and apostrophes: "ada", "delacruz".
 * @param parts a whole name, or first and last
 */
export const nameWords = (...parts: readonly string[]): string[] =>
  joinParticles(lettersOf(parts.join(" ")).split(" ").filter(Boolean));

/** In alphabetical order, "ada miller". */
export const nameKey = (...parts: readonly string[]): string =>
  parts
    .flatMap((part) => nameWords(part))
    .sort()
    .join(" ");
