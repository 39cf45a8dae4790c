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

/** A registry is also taken away as a file that shows itself in any browser. */
export const registryFormatId = z.enum([...exportFormatId.options, "OFFLINE"]);
export type RegistryFormatId = z.output<typeof registryFormatId>;
