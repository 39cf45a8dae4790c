import { useMutation } from "@tanstack/react-query";
import { readMedicalRecord } from "#shared/contract/entries.ts";
import type { Entry, MedicalRecord } from "#shared/model/jacket/entry.ts";
import type { ApiError } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { inNewestVersion } from "./inNewestVersion.ts";

export interface OpenedRecord {
  readonly entry: Entry;
  readonly record: MedicalRecord;
  /** Newer than the card at the time of the request. */
  readonly isNewer: boolean;
}

/** Each opening is audited, so never prefetched, cached or refreshed. */
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
