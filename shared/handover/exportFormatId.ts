import * as z from "zod/mini";

/** The formats of an export, by what the file is for. */
export const exportFormatId = z.enum([
  "TICKETSCAD_CSV",
  "PDF",
  "EIDO",
  "NENA_BLOCKS",
  "FHIR",
  "GEOJSON",
  "GEOJSON_PLANNING",
]);
export type ExportFormatId = z.output<typeof exportFormatId>;
