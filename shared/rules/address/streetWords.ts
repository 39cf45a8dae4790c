export interface StreetWord {
  readonly typed: string;
  /** For comparison: upper case, without accents and apostrophes. */
  readonly key: string;
}

const fractions = /[\u00bc-\u00be\u2150-\u215e]/g;

const spelledFraction = (sign: string): string => ` ${sign.normalize("NFKC").replace("\u2044", "/")} `;

/** A hyphen that is no part of a number. */
const joint = "\u2011";

const keyOf = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/[\p{M}'`‘’ʻʼ\u2011]/gu, "")
    .toUpperCase();

/** Without punctuation. "#" and signs within a number ("12-34", "39.2", "1/2") stay: they tell addresses apart. */
export const streetWords = (line: string): StreetWord[] =>
  line
    .replace(fractions, spelledFraction)
    .normalize("NFKC")
    // The unit, and then the house: "#4 - 12 Main St".
    .replace(/^(\s*(?:#|(?:no|apt|unit|lot|apartment)\b\.?)\s*#?\s*\w+)\s+\p{Pd}\s+(?=\d)/iu, "$1 ")
    .replace(/\s*\p{Pd}\s*/gu, "-")
    .replace(/(?<=\d)-(?=\d+\/\d)/g, " ")
    .replace(/(?<=\bBOX\s*)#/gi, "")
    .replace(/#/g, " # ")
    // "St.Clair" and "Apt.4" lack a space, "N.W." does not.
    .replace(/(?<=\p{L}{2})\.(?=[\p{L}\d])/gu, " ")
    .replace(/(?<!\d)\.|\.(?!\d)/g, "")
    .replace(/\b(NORTH|SOUTH)-(EAST|WEST)\b/gi, "$1$2")
    // "4-B" is 4B; the hyphen of "12-34" is part of the number, any other separates words.
    .replace(/(?<=\d)-(?=\p{L}\b)|(?<=\b\p{L})-(?=\d)/gu, joint)
    .replace(/(?<!\d)-|-(?!\d)/g, `${joint} `)
    .replace(/(?<!\d)\/|\/(?!\d)/g, " ")
    .split(/[^\p{L}\p{M}\p{N}'`‘’ʻʼ#./\u2011-]+/u)
    .map((word) => ({ typed: word.replaceAll(joint, "-"), key: keyOf(word) }))
    .filter(({ key }) => key);

/** As typed: "Smith-Jones Rd", "#4". */
export const typedLine = (words: readonly StreetWord[]): string =>
  words
    .map(({ typed }) => typed)
    .join(" ")
    .replace(/(?<=[#-]) /g, "");
