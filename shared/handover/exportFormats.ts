import type { ExportFormat } from "./ExportFormat.ts";

/** The formats of an export, in the order in which they are offered. Each loads its code when it is used. */
export const exportFormats: readonly ExportFormat[] = [
  {
    ...{ id: "TICKETSCAD_CSV", label: "Spreadsheet (CSV)", photos: "beside" },
    readBy: "TicketsCAD imports it as constituents, and every spreadsheet opens it.",
    load: async () => (await import("./ticketscad/ticketsCadCsv.ts")).ticketsCadCsv,
  },
];
