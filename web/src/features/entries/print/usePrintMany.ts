import { useMutation } from "@tanstack/react-query";
import { readMedicalRecord } from "#shared/contract/entries.ts";
import { send } from "#web/api/send.ts";
import type { OpenedRecord } from "../card/useMedicalRecord.ts";
import { forEachRow, tellFailed } from "../queue/forEachRow.ts";
import type { Row } from "../queue/useLoadedEntries.ts";

async function open({ entry }: Row): Promise<OpenedRecord> {
  const { Record: record } = await send(readMedicalRecord, { EntryID: entry.ID });
  return { entry, record, isNewer: false };
}

/** Prints some cards with their medical records: all of them or, when one has changed, none. Each opening is audited. */
export function usePrintMany(rows: readonly Row[], onPrint: (opened: readonly OpenedRecord[]) => void) {
  return useMutation({
    mutationFn: () => forEachRow(rows, open),
    onSuccess: ({ results, failed }) => {
      if (failed) tellFailed("was not printed, nor the others", failed);
      else onPrint(results);
    },
    retry: false,
    gcTime: 0,
  });
}
