/** With its first line, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

const linesIn = (text: string): number => text.split(/\r\n|\n|\r/).length - 1;

/**
 * RFC 4180, without empty rows. Throws with the line of a quotation that does not end, or continues after its
 * end.
 */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  const all = text.replace(/^\uFEFF/, "");
  let [line, start, cells] = [1, 1, [] as string[]];
  for (cellPattern.lastIndex = 0; cellPattern.lastIndex < all.length || cells.length > 0; ) {
    const found = cellPattern.exec(all);
    if (!found) throw new Error(`line ${line}: the quotation marks do not match`);
    const [whole, quoted, plain = "", end] = found;
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    line += linesIn(whole);
    if (end === ",") continue;
    if (cells.some((cell) => cell !== "")) rows.push({ line: start, cells });
    [start, cells] = [line, []];
  }
  return rows;
}

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quote).join(",")}\n`).join("");
