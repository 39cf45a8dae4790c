// Begins a formula, also after whitespace; Asian spreadsheets read the wide ones as narrow.
const formula = /^[=+\-@\t\r＝＋－＠]/u;

const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";

/** Unit "3-4" would become the third of April, and "2E3" the number 2000. */
const dateOrNumber = new RegExp(
  [
    /\d{1,2}[-/.](?:\d{1,2}[-/.])?(?:(?:19|20)\d\d|\d{1,2})/.source,
    /(?:19|20)\d\d(?:[-/.]\d{1,2}){1,2}/.source,
    `\\d{1,2}[-/. ]*${month}(?:[-/., ]*\\d{1,4})?`,
    `${month}[-/. ]*\\d{1,4}(?:[-/, ]+\\d{1,4})?`,
    /\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m?)?/.source,
    /\d+e\d+/.source,
  ]
    .map((one) => `^\\s*${one}\\s*$`)
    .join("|"),
  "i",
);

/** For people's tables alone: a program that reads a ZIP takes the apostrophe for a part of it. */
export const spreadsheetZip = (zip: string): string => (/^0\d+$/.test(zip) ? `'${zip}` : zip);

/** An apostrophe keeps a spreadsheet from running a text as a formula, and from reading it as a date. */
export const spreadsheetText = (text: string): string =>
  formula.test(text) || dateOrNumber.test(text) ? `'${text}` : text;
