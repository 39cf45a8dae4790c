import { spreadsheetText } from "#shared/format/spreadsheetText.ts";
import { type CsvCell, toCsv } from "#shared/format/toCsv.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { cutAtWord } from "../card/cutAtWord.ts";
import { exportName } from "../card/fileName.ts";
import { onOneLine } from "../card/onOneLine.ts";
import type { MakeExport } from "../ExportFormat.ts";
import { latinOnly } from "./latinOnly.ts";
import { type CsvColumn, ticketsCadColumns } from "./ticketsCadColumns.ts";

/**
 * The import takes its most frequent sign as the separator, and PHP reads a quote behind a backslash as part
 * of the value.
 */
const unmistakable = (text: string): string => text.replace(/[|\\]/g, "/").replaceAll(";", ",");

/** On one line, not run, in the import's letters, cut at a word. */
function ticketsCadCell({ most, of }: CsvColumn, card: Entry, day: string): CsvCell {
  const value = of(card, day);
  if (typeof value === "number") return value;
  const text = unmistakable(onOneLine(value));
  if (most === undefined) return text;
  const latin = latinOnly(text);
  return cutAtWord(latin, spreadsheetText(latin) === latin ? most : most - 1);
}

/** For the import of constituents of TicketsCAD 4. */
export const ticketsCadCsv: MakeExport = (cards, about) => {
  const day = easternDayOf(about.at);
  const rows = cards.map((card) => ticketsCadColumns.map((column) => ticketsCadCell(column, card, day)));
  return [
    {
      name: exportName(about, "csv"),
      type: "text/csv;charset=utf-8",
      content: toCsv([ticketsCadColumns.map(({ header }) => header), ...rows]),
    },
  ];
};
