import { exportEntries } from "#shared/contract/handover.ts";
import type { Resources } from "#shared/handover/ExportFormat.ts";
import type { Entry, EntryKind } from "#shared/model/jacket/entry.ts";
import { mostNamed } from "#shared/model/jacket/handover.ts";
import { type CollectedRows, collectPages } from "#web/api/collectPages.ts";
import { send } from "#web/api/send.ts";
import { loadFiles } from "#web/ui/loadFiles.ts";
import type { QueueRequest } from "../filter/queueQuery.ts";
import type { ExportWish } from "./exportWish.ts";

/** A photo that does not load is left out. */
async function loadPhotos(cards: readonly Entry[]): Promise<Resources["photos"]> {
  const files = await loadFiles(cards.flatMap(({ img }) => img || []));
  return new Map(
    cards.flatMap(({ ID, img }) => {
      const photo = files.get(img);
      return photo ? [[ID, photo] as const] : [];
    }),
  );
}

/** Named entries, or all of a queue. */
export type Wanted =
  | { readonly ids: readonly string[] }
  | { readonly kind: EntryKind; readonly request: QueueRequest };

export interface Part {
  readonly cards: readonly Entry[];
  readonly photos: Resources["photos"];
  readonly gone: number;
  readonly department: string | undefined;
}

const pageSize = 50;

/** A cursor is a position in the ids, or the server's own. */
async function ask(wanted: Wanted, cursor: string | undefined, { format, purpose, photos }: ExportWish) {
  const wish = { Format: format, Purpose: purpose, Photos: photos };
  if ("kind" in wanted) {
    const page = { Limit: pageSize, ...(cursor === undefined ? {} : { Cursor: cursor }) };
    const answer = await send(exportEntries, { ...wanted.request, ...page, Kind: wanted.kind, ...wish });
    return { answer, next: answer.NextCursor };
  }
  const from = Number(cursor ?? 0);
  const EntryIDs = wanted.ids.slice(from, from + mostNamed);
  const next = from + mostNamed < wanted.ids.length ? String(from + mostNamed) : undefined;
  return { answer: await send(exportEntries, { EntryIDs, ...wish }), next };
}

interface Options {
  /** A failed collection can go on with the last value. */
  readonly onProgress: (collected: CollectedRows<Part>) => void;
  readonly signal: AbortSignal;
}

/** Undefined after an abort. */
export const collectCards = (
  wanted: Wanted,
  wish: ExportWish,
  begun: CollectedRows<Part>,
  options: Options,
): Promise<readonly Part[] | undefined> =>
  collectPages(begun, {
    ...options,
    ask: async (cursor) => {
      const { answer, next } = await ask(wanted, cursor, wish);
      const { Entries: cards, Gone, Department: department } = answer;
      // Now: addresses of photos hold for minutes.
      const photos = await loadPhotos(cards);
      return { rows: [{ cards, photos, gone: Gone.length, department }], next };
    },
  });
