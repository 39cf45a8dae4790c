import { useEffect, useRef, useState } from "react";
import type { ExportFormat } from "#shared/handover/ExportFormat.ts";
import { exportFile } from "#shared/handover/exportFile.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { purposeWords } from "#shared/model/jacket/handover.ts";
import type { CollectedRows } from "#web/api/collectPages.ts";
import { counted } from "#web/ui/display/counted.ts";
import { download } from "#web/ui/download.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { exportResources } from "#web/ui/pdf/exportResources.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { type CardPage, collectCards, type ExportSource } from "./collectCards.ts";
import { type ExportWish, keepWish } from "./exportWish.ts";

type State = "asking" | "running" | "failed";

const nothing: CollectedRows<CardPage> = { rows: [] };

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
  return { cards, photos, name: file.name };
}

type SavedFile = Awaited<ReturnType<typeof save>>;

function sentences({ cards, photos, name }: SavedFile, gone: number, wish: ExportWish): string[] {
  const missing = wish.photos ? cards.filter(({ img, ID }) => img && !photos.has(ID)).length : 0;
  return [
    `${counted(cards.length, "jacket")} ${cards.length === 1 ? "is" : "are"} exported to ${name}.`,
    ...(gone > 0 ? [`${counted(gone, "jacket")} ${gone === 1 ? "is" : "are"} not waiting any more.`] : []),
    ...(missing > 0 ? [`${counted(missing, "photo")} could not be loaded.`] : []),
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
  toast("success", sentences(saved, gone, wish).join(" "));
  return saved.cards;
}

/** A failed export goes on where it failed. It ends with the component. */
export function useExport(
  source: ExportSource,
  onSaved: (cards: readonly Entry[], wish: ExportWish) => void,
) {
  const [state, setState] = useState<State>("asking");
  const [error, setError] = useState<unknown>();
  const [collected, setCollected] = useState(nothing);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (format: ExportFormat, wish: ExportWish, begun: CollectedRows<CardPage>) => {
    const own = new AbortController();
    abort.current = own;
    setState("running");
    keepWish(wish);
    try {
      const options = { onProgress: setCollected, signal: own.signal };
      const pages = await collectCards(source, wish, begun, options);
      if (pages) onSaved(await finish(pages, format, wish), wish);
    } catch (failure) {
      if (own.signal.aborted) return;
      setError(failure);
      // Only the file failed: no page is left to go on with.
      setCollected(({ rows, cursor }) => (cursor === undefined ? nothing : { rows, cursor }));
      setState("failed");
    }
  };

  return {
    state,
    error,
    count: collected.rows.reduce((sum, { cards }) => sum + cards.length, 0),
    start: (format: ExportFormat, wish: ExportWish) => void run(format, wish, nothing),
    goOn: (format: ExportFormat, wish: ExportWish) => void run(format, wish, collected),
    cancel: () => {
      abort.current?.abort();
      setCollected(nothing);
      setState("asking");
      announce("The export is cancelled.");
    },
  };
}
