const fractions = /[\u00bc-\u00be\u2150-\u215e]/g;

const spelledFraction = (sign: string): string => ` ${sign.normalize("NFKC").replace("\u2044", "/")} `;

/**
 * Upper case, without accents and punctuation. "#" and signs within a number ("12-34", "39.2", "1/2") stay:
 * they tell addresses apart.
 */
export const streetWords = (line: string): string[] =>
  line
    .replace(fractions, spelledFraction)
    .normalize("NFKD")
    .replace(/[\p{M}'`‘’ʻʼ]/gu, "")
    .toUpperCase()
    .replace(/\s*\p{Pd}\s*/gu, "-")
    .replace(/(?<=\bBOX\s*)#/g, "")
    .replace(/#/g, " # ")
    // "St.Clair" and "Apt.4" lack a space, "N.W." does not.
    .replace(/(?<=\p{L}{2})\.(?=[\p{L}\d])/gu, " ")
    .replace(/(?<!\d)\.|\.(?!\d)/g, "")
    .replace(/\b(NORTH|SOUTH)-(EAST|WEST)\b/g, "$1$2")
    // "4-B" is 4B; the hyphen of "12-34" is part of the number, any other separates words.
    .replace(/(?<=\d)-(?=\p{L}\b)|(?<=\b\p{L})-(?=\d)/gu, "")
    .replace(/(?<!\d)-|-(?!\d)/g, " ")
    .replace(/(?<!\d)\/|\/(?!\d)/g, " ")
    .split(/[^\p{L}\p{N}#./-]+/u)
    .filter(Boolean);
