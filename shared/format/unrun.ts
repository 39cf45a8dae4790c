// First characters of a formula, or of one after whitespace; Asian spreadsheets read the wide ones as narrow.
const formula = /^[=+\-@\t\r＝＋－＠]/u;

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
export const unrun = (text: string): string => (formula.test(text) ? `'${text}` : text);
