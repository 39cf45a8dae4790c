import { useState } from "react";
import type { Entry, EntryKind } from "#shared/model/jacket/entry.ts";
import { headingIdOf } from "#web/entities/jacket/headingIdOf.ts";
import { counted } from "#web/ui/display/counted.ts";
import type { QueueRequest } from "../filter/queueQuery.ts";
import { useDeferredFocus } from "../queue/useDeferredFocus.ts";
import type { EntryQueueState } from "../queue/useEntryQueue.ts";
import type { ExportOffer } from "./ExportDialog.tsx";
import { type ExportWish, isHandover } from "./exportWish.ts";
import { afterExport, newHandover } from "./handedOver.ts";
import { useHandedOver } from "./useHandedOver.ts";
import { useHands } from "./useHands.ts";
import { useSelection } from "./useSelection.ts";

function allOf(kind: EntryKind, request: QueueRequest, { activity }: EntryQueueState): ExportOffer {
  const source = { kind, request };
  if (request.Search || request.Zip) return { source, words: "all jackets that match", count: undefined };
  const count = activity && !activity.moreWaiting ? activity.waiting : undefined;
  return { source, count, words: count ? `all ${counted(count, "jacket")} that wait` : "all jackets that wait" };
}

const askedIds = (offer: ExportOffer | undefined): readonly string[] =>
  offer && "ids" in offer.source ? offer.source.ids : [];

export function useHandover(kind: EntryKind, request: QueueRequest, queue: EntryQueueState, mayMark: boolean) {
  const selection = useSelection(queue.rows);
  const exported = useHandedOver(kind);
  const [offer, setOffer] = useState<ExportOffer>();
  const focusOn = useDeferredFocus();
  const ids = selection.selected.map(({ entry }) => entry.ID);
  const hands = useHands({ load: queue.load, selected: ids, counted: queue.counted, enabled: mayMark });
  const exportThese = (some: readonly string[], words = "selected") =>
    setOffer({
      source: { ids: some },
      words: `${some.length} ${words} ${some.length === 1 ? "jacket" : "jackets"}`,
      count: some.length,
    });
  return {
    selection,
    hands,
    exported,
    offer,
    exportThese,
    ask: () => (ids.length > 0 ? exportThese(ids) : setOffer(allOf(kind, request, queue))),
    close: () => setOffer(undefined),
    onSaved: (cards: readonly Entry[], wish: ExportWish) => {
      // The bar goes with the pressed button.
      focusOn(
        null,
        selection.selected.slice(0, 1).map(({ entry }) => headingIdOf(entry)),
      );
      selection.selectAll(false);
      if (cards.length === 0 || !isHandover(wish)) return;
      const waiting = cards.map(({ ID }) => ID);
      for (const before of exported.list) exported.put(afterExport(before, askedIds(offer)));
      exported.put(newHandover({ kind, waiting }, Date.now()));
    },
  };
}

export type Handover = ReturnType<typeof useHandover>;
