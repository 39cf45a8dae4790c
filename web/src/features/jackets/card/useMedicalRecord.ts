import { useMutation } from "@tanstack/react-query";
import { readMedicalRecord } from "#shared/contract/entries.ts";
import type { Entry, MedicalRecord } from "#shared/model/jacket/entry.ts";
import type { ApiError } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { inNewestVersion } from "./inNewestVersion.ts";

/** A medical record with the version of the entry that it belongs to. */
export interface OpenedRecord {
  readonly entry: Entry;
  readonly record: MedicalRecord;
  /** Whether the card showed an older version when the record was requested. */
  readonly isNewer: boolean;
}

/**
 * Opens the medical record of an entry, or of its newest version when the card is out of date. The server
 * audits each opening, so the record is never prefetched, cached or refreshed.
 */
export function useMedicalRecord(entry: Entry, showNewest: () => Promise<Entry | undefined>) {
  const open = async (version: Entry): Promise<OpenedRecord> => {
    const { Record: record } = await send(readMedicalRecord, { EntryID: version.ID });
    return { entry: version, record, isNewer: version !== entry };
  };
  return useMutation<OpenedRecord, ApiError, void>({
    mutationFn: () => inNewestVersion(entry, showNewest, open),
    retry: false,
    gcTime: 0,
  });
}
