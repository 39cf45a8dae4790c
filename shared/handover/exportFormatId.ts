import * as z from "zod/mini";

export const exportFormatId = z.enum([
  "TICKETSCAD_CSV",
  "PDF",
  "EIDO",
  "NENA_BLOCKS",
  "FHIR",
  "FHIR_TRANSACTION",
  "GEOJSON",
  "GEOJSON_PLANNING",
]);
export type ExportFormatId = z.output<typeof exportFormatId>;
