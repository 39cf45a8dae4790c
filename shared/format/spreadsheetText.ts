// Begins a formula, also after whitespace; Asian spreadsheets read the wide ones as narrow.
const formula = /^[=+\-@\t\r＝＋－＠]/u;

/** An apostrophe keeps a spreadsheet from running a text as a formula. */
export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);
