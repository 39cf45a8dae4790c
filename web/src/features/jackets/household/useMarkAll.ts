import { useMutation } from "@tanstack/react-query";
import { markEntry, undoMark } from "#shared/contract/jackets/entries.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { send } from "#web/api/send.ts";
import { toastCardFailure } from "../queue/toastCardFailure.ts";
import type { Row } from "../queue/useLoadedEntries.ts";

interface RowResults<Result> {
  readonly results: readonly Result[];
  /** The first failure; later cards were not tried. */
  readonly failed?: { readonly row: Row; readonly error: unknown };
}

async function forEachRow<Result>(
  rows: readonly Row[],
  work: (row: Row) => Promise<Result>,
): Promise<RowResults<Result>> {
  const results: Result[] = [];
  for (const row of rows)
    try {
      results.push(await work(row));
    } catch (error) {
      return { results, failed: { row, error } };
    }
  return { results };
}

/** Each mark can be undone by itself. */
export function useMarkAll(rows: readonly Row[], onMarked: (rows: readonly Row[]) => void) {
  return useMutation({
    mutationFn: () =>
      forEachRow(rows, async (row) => {
        await send(markEntry, { EntryID: row.entry.ID });
        return row;
      }),
    onSuccess: ({ results, failed }) => {
      if (results.length > 0) onMarked(results);
      if (failed) toastCardFailure(failed.row.entry, "was not marked", failed.error);
    },
    retry: false,
  });
}

/** `from` had the focus at the press. */
export function useUndoAll(rows: readonly Row[], onUndone: (entries: readonly Entry[], from: Element | null) => void) {
  return useMutation({
    mutationFn: (_from: Element | null) =>
      forEachRow(rows, async ({ entry }) => {
        await send(undoMark, { EntryID: entry.ID });
        return entry;
      }),
    onSuccess: ({ results, failed }, from) => {
      onUndone(results, from);
      if (failed) toastCardFailure(failed.row.entry, "stays marked", failed.error);
    },
    retry: false,
  });
}
