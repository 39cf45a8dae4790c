import { exportEntries } from "#shared/contract/jackets/handover.ts";
import type { ExportResources } from "#shared/handover/ExportFormat.ts";
import type { Entry, EntryKind } from "#shared/model/jacket/entry.ts";
import { mostEntriesPerCall } from "#shared/model/jacket/handover.ts";
import { type CollectedRows, type Collecting, collectPages } from "#web/api/pages/collectPages.ts";
import { send } from "#web/api/send.ts";
import { loadFiles } from "#web/ui/loadFiles.ts";
import type { QueueRequest } from "../filter/queueQuery.ts";
import type { ExportWish } from "./exportWish.ts";

/** Without photos that do not load. */
async function loadPhotos(cards: readonly Entry[]): Promise<ExportResources["photos"]> {
  const files = await loadFiles(cards.flatMap(({ img }) => img || []));
  return new Map(
    cards.flatMap(({ ID, img }) => {
      const photo = files.get(img);
      return photo ? [[ID, photo] as const] : [];
    }),
  );
}

export type ExportSource =
  | { readonly ids: readonly string[] }
  | { readonly kind: EntryKind; readonly request: QueueRequest };

export interface CardPage {
  readonly cards: readonly Entry[];
  readonly photos: ExportResources["photos"];
  readonly gone: number;
  readonly department: string | undefined;
}

const pageSize = 50;

/** A cursor is a position in the ids, or the server's own. */
async function ask(source: ExportSource, cursor: string | undefined, { format, purpose, photos }: ExportWish) {
  const wish = { Format: format, Purpose: purpose, Photos: photos };
  if ("kind" in source) {
    const page = { Limit: pageSize, ...(cursor === undefined ? {} : { Cursor: cursor }) };
    const answer = await send(exportEntries, { ...source.request, ...page, Kind: source.kind, ...wish });
    return { answer, next: answer.NextCursor };
  }
  const from = Number(cursor ?? 0);
  const EntryIDs = source.ids.slice(from, from + mostEntriesPerCall);
  const next = from + mostEntriesPerCall < source.ids.length ? String(from + mostEntriesPerCall) : undefined;
  return { answer: await send(exportEntries, { EntryIDs, ...wish }), next };
}

/** Undefined after an abort. */
export const collectCards = (
  source: ExportSource,
  wish: ExportWish,
  begun: CollectedRows<CardPage>,
  options: Collecting<CardPage>,
): Promise<readonly CardPage[] | undefined> =>
  collectPages(begun, {
    ...options,
    ask: async (cursor) => {
      const { answer, next } = await ask(source, cursor, wish);
      const { Entries: cards, Gone, Department: department } = answer;
      // At once: photos' addresses hold for minutes.
      const photos = await loadPhotos(cards);
      return { rows: [{ cards, photos, gone: Gone.length, department }], next };
    },
  });
