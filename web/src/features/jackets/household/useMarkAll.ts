import { useMutation } from "@tanstack/react-query";
import { markEntry } from "#shared/contract/entries.ts";
import { send } from "#web/api/send.ts";
import { forEachRow } from "../queue/forEachRow.ts";
import { tellFailed } from "../queue/tellFailed.ts";
import type { Row } from "../queue/useLoadedEntries.ts";

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
      if (failed) tellFailed(failed.row.entry, "was not marked", failed.error);
    },
    retry: false,
  });
}
