import { escapeFormula } from "./escapeFormula.ts";

/** A number is never a formula, not even a negative one. */
export type CsvCell = string | number;

function field(value: CsvCell): string {
  const safe = typeof value === "number" ? String(value) : escapeFormula(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, each row ended by CRLF, without formulas. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}
