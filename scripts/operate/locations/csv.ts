import Papa from "papaparse";

/** With its first line, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const linesIn = (cells: readonly string[]): number =>
  1 + cells.reduce((count, cell) => count + cell.split(/\r\n|\n|\r/).length - 1, 0);

/**
 * Separated by commas, semicolons or tabs, without empty rows. Throws with the line of a quotation that does
 * not end, or continues after its end.
 */
export function readCsv(text: string): CsvRow[] {
  const header = /^.*/.exec(text)?.[0] ?? "";
  const delimiter = [";", "\t"].find((sign) => header.includes(sign)) ?? ",";
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const quotes = errors.find(({ type }) => type === "Quotes")?.row;
  const rows: CsvRow[] = [];
  let line = 1;
  for (const [at, cells] of data.entries()) {
    if (at === quotes) throw new Error(`line ${line}: the quotation marks do not match`);
    if (cells.some((cell) => cell.trim())) rows.push({ line, cells: cells.map((cell) => cell.trim()) });
    line += linesIn(cells);
  }
  return rows;
}

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse(
    rows.map((cells) => [...cells]),
    { newline: "\n" },
  )}\n`;
