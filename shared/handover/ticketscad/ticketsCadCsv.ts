import { toCsv } from "#shared/format/toCsv.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { exportName } from "../card/fileName.ts";
import type { MakeExport } from "../ExportFormat.ts";
import { ticketsCadCell } from "./ticketsCadCell.ts";
import { ticketsCadColumns } from "./ticketsCadColumns.ts";

/** A row for each card, for the import of constituents of TicketsCAD 4. */
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
