import type { ExportFormat } from "#shared/handover/ExportFormat.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { type Collect, useCollection } from "#web/api/useCollection.ts";
import { type CardPage, collectCards, type ExportSource } from "./collectCards.ts";
import { type ExportWish, keepWish } from "./exportWish.ts";
import { finishExport } from "./finishExport.ts";

export function useExport(source: ExportSource, onSaved: (cards: readonly Entry[], wish: ExportWish) => void) {
  const { start, goOn, collected, ...collection } = useCollection<CardPage>();
  const exporting =
    (format: ExportFormat, wish: ExportWish): Collect<CardPage> =>
    async (begun, options) => {
      keepWish(wish);
      const pages = await collectCards(source, wish, begun, options);
      const cards = pages && (await finishExport(pages, format, wish, options.signal));
      if (cards) onSaved(cards, wish);
    };
  return {
    ...collection,
    count: collected.reduce((sum, { cards }) => sum + cards.length, 0),
    start: (format: ExportFormat, wish: ExportWish) => start(exporting(format, wish)),
    goOn: (format: ExportFormat, wish: ExportWish) => goOn(exporting(format, wish)),
  };
}
