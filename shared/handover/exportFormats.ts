import type { ExportFormat } from "./ExportFormat.ts";

/** In the order of the form. Each loads its code on use. */
export const exportFormats: readonly ExportFormat[] = [
  {
    id: "TICKETSCAD_CSV",
    label: "Table (CSV)",
    photos: "beside",
    readBy: "TicketsCAD imports it as constituents; every spreadsheet opens it.",
    load: async () => (await import("./ticketscad/ticketsCadCsv.ts")).ticketsCadCsv,
  },
  {
    id: "PDF",
    label: "Sheets (PDF)",
    photos: "inside",
    readBy: "People read it: a sheet of A5 for each person, to print or to file.",
    load: async () => (await import("./pdf/pdfSheets.ts")).pdfSheets,
  },
  {
    id: "EIDO",
    label: "Incident data (EIDO)",
    photos: "beside",
    readBy: "Dispatch systems read it that take NENA's incident data objects.",
    load: async () => (await import("./eido/eido.ts")).eido,
  },
  {
    id: "NENA_BLOCKS",
    label: "Additional data (NENA, XML)",
    photos: "beside",
    readBy: "Next generation 9-1-1 systems read it beside a call.",
    load: async () => (await import("./nena/nenaBlocks.ts")).nenaBlocks,
  },
  {
    id: "FHIR",
    label: "Health record (FHIR)",
    photos: "beside",
    readBy: "Hospitals and ambulance charts read it.",
    load: async () => (await import("./fhir/fhirBundle.ts")).fhirBundle,
  },
  {
    id: "FHIR_TRANSACTION",
    label: "Health record to load (FHIR transaction)",
    photos: "beside",
    readBy: "Servers of FHIR load it: a person of an earlier file is renewed.",
    load: async () => (await import("./fhir/fhirBundle.ts")).fhirTransaction,
  },
  {
    id: "GEOJSON",
    label: "Map of households (GeoJSON)",
    photos: "never",
    readBy: "The department's own map shows it: addresses and counts, no names.",
    load: async () => (await import("./geojson/geoJson.ts")).geoJson,
  },
  {
    id: "GEOJSON_PLANNING",
    label: "Map for planning (GeoJSON)",
    photos: "never",
    readBy: "Planners read it: counts of needs in a block, and none of fewer than eleven.",
    load: async () => (await import("./geojson/planningGeoJson.ts")).planningGeoJson,
  },
];
