import { useMutation } from "@tanstack/react-query";
import { markEntry } from "#shared/contract/entries.ts";
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
