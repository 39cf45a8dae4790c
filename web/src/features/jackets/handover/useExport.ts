import type { ExportFormat } from "#shared/handover/ExportFormat.ts";
import { exportFile } from "#shared/handover/exportFile.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { purposeWords } from "#shared/model/jacket/handover.ts";
import { type Collect, useCollection } from "#web/api/useCollection.ts";
import { counted } from "#web/ui/display/counted.ts";
import { download } from "#web/ui/download.ts";
import { exportResources } from "#web/ui/pdf/exportResources.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { type CardPage, collectCards, type ExportSource } from "./collectCards.ts";
import { type ExportWish, keepWish } from "./exportWish.ts";

async function save(pages: readonly CardPage[], format: ExportFormat, { purpose }: ExportWish) {
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
  download(file);
  return { cards, photos, name: file.name, lacks: file.lacks };
}

type SavedFile = Awaited<ReturnType<typeof save>>;

function sentences({ cards, photos, name, lacks }: SavedFile, gone: number, wish: ExportWish): string[] {
  const missing = wish.photos ? cards.filter(({ img, ID }) => img && !photos.has(ID)).length : 0;
  return [
    `${counted(cards.length, "jacket")} ${cards.length === 1 ? "is" : "are"} exported to ${name}.`,
    ...(gone > 0 ? [`${counted(gone, "jacket")} ${gone === 1 ? "is" : "are"} not waiting any more.`] : []),
    ...(missing > 0 ? [`${counted(missing, "photo")} could not be loaded.`] : []),
    ...(lacks ? [lacks] : []),
  ];
}

/** None where nothing waits any more. */
async function finish(pages: readonly CardPage[], format: ExportFormat, wish: ExportWish) {
  if (pages.every(({ cards }) => cards.length === 0)) {
    toast("warning", "No jacket is waiting any more: there is nothing to export.");
    return [];
  }
  const saved = await save(pages, format, wish);
  const gone = pages.reduce((sum, page) => sum + page.gone, 0);
  toast(saved.lacks ? "warning" : "success", sentences(saved, gone, wish).join(" "));
  return saved.cards;
}

export function useExport(source: ExportSource, onSaved: (cards: readonly Entry[], wish: ExportWish) => void) {
  const { start, goOn, collected, ...collection } = useCollection<CardPage>();
  const exporting =
    (format: ExportFormat, wish: ExportWish): Collect<CardPage> =>
    async (begun, options) => {
      keepWish(wish);
      const pages = await collectCards(source, wish, begun, options);
      if (pages) onSaved(await finish(pages, format, wish), wish);
    };
  return {
    ...collection,
    count: collected.reduce((sum, { cards }) => sum + cards.length, 0),
    start: (format: ExportFormat, wish: ExportWish) => start(exporting(format, wish)),
    goOn: (format: ExportFormat, wish: ExportWish) => goOn(exporting(format, wish)),
  };
}
