import type { ExportFormat } from "#shared/handover/ExportFormat.ts";
import { exportFormats } from "#shared/handover/exportFormats.ts";

export function formatOf(id: unknown): ExportFormat {
  const found = exportFormats.find((format) => format.id === id);
  if (!found) throw new Error("There is no such format");
  return found;
}
