import { useMutation } from "@tanstack/react-query";
import { markEntry, readMedicalRecord } from "#shared/contract/entries.ts";
import { send } from "#web/api/send.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import type { OpenedRecord } from "../card/useMedicalRecord.ts";
import type { Row } from "../queue/useLoadedEntries.ts";

interface Done<Result> {
  readonly results: readonly Result[];
  /** The first row for which it failed, and why; the later ones were not tried. */
  readonly failed?: { readonly row: Row; readonly error: unknown };
}

/** Does something for each row, one after the other, up to the first failure. */
async function forEach<Result>(
  rows: readonly Row[],
  work: (row: Row) => Promise<Result>,
): Promise<Done<Result>> {
  const results: Result[] = [];
  for (const row of rows)
    try {
      results.push(await work(row));
    } catch (error) {
      return { results, failed: { row, error } };
    }
  return { results };
}

const failedFor = (what: string, { row, error }: NonNullable<Done<unknown>["failed"]>) =>
  toast("error", `${fullName(row.entry)} ${what}. ${sentenceOf(error)}`);

interface Events {
  readonly onMarked: (rows: readonly Row[]) => void;
  readonly onPrint: (opened: readonly OpenedRecord[]) => void;
}

/** Marks or prints all cards of a household; each has a mark to undo, and an audit row, of its own. */
export function useHouseholdActions(rows: readonly Row[], { onMarked, onPrint }: Events) {
  const mark = useMutation({
    mutationFn: () =>
      forEach(rows, async (row) => ({ row, ...(await send(markEntry, { EntryID: row.entry.ID })) })),
    onSuccess: ({ results, failed }) => {
      if (results.length > 0) onMarked(results.map(({ row }) => row));
      if (failed) failedFor("was not marked", failed);
    },
    retry: false,
  });
  const print = useMutation({
    mutationFn: () =>
      forEach(rows, async ({ entry }) => {
        const { Record: record } = await send(readMedicalRecord, { EntryID: entry.ID });
        return { entry, record, isNewer: false };
      }),
    onSuccess: ({ results, failed }) => {
      if (failed) failedFor("was not printed, nor the others", failed);
      else onPrint(results);
    },
    retry: false,
    gcTime: 0,
  });
  return { mark, print };
}
