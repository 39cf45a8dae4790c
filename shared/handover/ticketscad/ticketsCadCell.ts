import { spreadsheetText } from "#shared/format/spreadsheetText.ts";
import type { CsvCell } from "#shared/format/toCsv.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { cutAtWord } from "../card/cutAtWord.ts";
import { onOneLine } from "../card/onOneLine.ts";
import { latinOnly } from "./latinOnly.ts";
import type { Column } from "./ticketsCadColumns.ts";

/**
 * The import takes its most frequent sign as the separator, and PHP reads a quote behind a backslash as part
 * of the value.
 */
const unmistakable = (text: string): string => text.replace(/[|\\]/g, "/").replaceAll(";", ",");

/** On one line, not run, in the import's letters, cut at a word. */
export function ticketsCadCell({ most, of }: Column, card: Entry, day: string): CsvCell {
  const value = of(card, day);
  if (typeof value === "number") return value;
  const text = unmistakable(onOneLine(value));
  if (most === undefined) return text;
  const latin = latinOnly(text);
  return cutAtWord(latin, spreadsheetText(latin) === latin ? most : most - 1);
}
