// What a spreadsheet would take for a formula, or for the way to one.
const formula = /^[=+\-@\t\r]/;

function field(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as RFC 4180 writes them, each ended by CRLF. A value that a spreadsheet would run as a formula gets an
 * apostrophe before it.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}
