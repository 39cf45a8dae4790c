import type { ExportDetails, ExportResources } from "#shared/handover/ExportFormat.ts";

export const about: ExportDetails = {
  department: "Detroit Fire",
  at: new Date("2026-11-22T15:00:00Z"),
  purpose: "Dispatch system",
  origin: "https://beforehand.example",
};

/** No photos, and no fonts for formats that need none. */
export const noResources: ExportResources = {
  photos: new Map(),
  fonts: () => Promise.reject(new Error("This format needs no fonts")),
};
