import * as z from "zod/mini";
import { type ExportFormatId, exportFormatId } from "#shared/handover/exportFormatId.ts";
import { exportPurpose } from "#shared/model/jacket/handover.ts";

const name = "beforehand.export";

/** Asked for each time, with the last answers filled in. */
const exportWish = z.object({ format: exportFormatId, purpose: exportPurpose, photos: z.boolean() });
export type ExportWish = z.output<typeof exportWish>;

/** Addresses and counts only, without records. */
const maps: readonly ExportFormatId[] = ["GEOJSON", "GEOJSON_PLANNING"];

export const isHandover = ({ format, purpose }: ExportWish): boolean =>
  purpose === "DISPATCH" && !maps.includes(format);

const usual: ExportWish = { format: "TICKETSCAD_CSV", purpose: "DISPATCH", photos: false };

export function lastWish(): ExportWish {
  try {
    return exportWish.safeParse(JSON.parse(localStorage.getItem(name) ?? "")).data ?? usual;
  } catch {
    return usual;
  }
}

export function keepWish(wish: ExportWish): void {
  try {
    localStorage.setItem(name, JSON.stringify(wish));
  } catch {
    // Without storage it is asked anew.
  }
}
