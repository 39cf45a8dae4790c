import type { ExportFormat } from "#shared/handover/ExportFormat.ts";
import { exportFile } from "#shared/handover/exportFile.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { purposeWords } from "#shared/model/jacket/handover.ts";
import { counted } from "#web/ui/display/counted.ts";
import { download } from "#web/ui/download.ts";
import { exportResources } from "#web/ui/pdf/exportResources.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import type { CardPage } from "./collectCards.ts";
import type { ExportWish } from "./exportWish.ts";

async function makeFile(pages: readonly CardPage[], format: ExportFormat, { purpose }: ExportWish) {
  const cards = pages.flatMap((page) => page.cards);
  const photos = new Map(pages.flatMap((page) => [...page.photos]));
  const departments = [...new Set(pages.flatMap(({ department }) => department ?? []))];
  const about = {
    department: departments.length === 1 ? (departments[0] ?? "") : "",
    at: new Date(),
    purpose: purposeWords[purpose],
    origin: window.location.origin,
  };
  const file = await exportFile(format, cards, about, exportResources(photos));
  return { cards, photos, file };
}

type MadeFile = Awaited<ReturnType<typeof makeFile>>;

function sentences({ cards, photos, file: { name, lacks } }: MadeFile, gone: number, wish: ExportWish): string[] {
  const missing = wish.photos ? cards.filter(({ img, ID }) => img && !photos.has(ID)).length : 0;
  return [
    `${counted(cards.length, "jacket")} ${cards.length === 1 ? "is" : "are"} exported to ${name}.`,
    ...(gone > 0 ? [`${counted(gone, "jacket")} ${gone === 1 ? "is" : "are"} not waiting any more.`] : []),
    ...(missing > 0 ? [`${counted(missing, "photo")} could not be loaded.`] : []),
    ...(lacks ? [lacks] : []),
  ];
}

/** Empty where nothing waits any more; undefined after an abort, which saves nothing. */
export async function finishExport(
  pages: readonly CardPage[],
  format: ExportFormat,
  wish: ExportWish,
  signal: AbortSignal,
): Promise<readonly Entry[] | undefined> {
  if (pages.every(({ cards }) => cards.length === 0)) {
    toast("warning", "No jacket is waiting any more: there is nothing to export.");
    return [];
  }
  const made = await makeFile(pages, format, wish);
  // Making it takes seconds: after a cancellation or on another screen, records must not reach the disk.
  if (signal.aborted) return undefined;
  download(made.file);
  const gone = pages.reduce((sum, page) => sum + page.gone, 0);
  toast(made.file.lacks ? "warning" : "success", sentences(made, gone, wish).join(" "));
  return made.cards;
}
