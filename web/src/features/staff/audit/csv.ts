// The first characters of a formula, or of one after whitespace.
const formula = /^[=+\-@\t\r]/;

function field(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as CSV (RFC 4180), each ended by CRLF. An apostrophe precedes a value that a spreadsheet would run as
 * a formula.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}
