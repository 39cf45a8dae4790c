// The first characters of a formula, or of one after whitespace; the wide ones are read as the narrow ones in Asia.
const formula = /^[=+\-@\t\r＝＋－＠]/u;

/** A text that no spreadsheet runs: an apostrophe precedes what would be a formula. */
export const unrun = (text: string): string => (formula.test(text) ? `'${text}` : text);
