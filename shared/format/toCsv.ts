import { spreadsheetText } from "./spreadsheetText.ts";

/** A number is never a formula, not even a negative one. */
export type CsvCell = string | number;

function field(value: CsvCell): string {
  const safe = typeof value === "number" ? String(value) : spreadsheetText(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Without it Excel reads "Jürgen" in another encoding. */
const byteOrderMark = "\uFEFF";

/** RFC 4180, each row ended by CRLF, without formulas and dates. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}
