import type { Entry, MedicalRecord } from "#shared/model/jacket/entry.ts";

/** A card with its medical record, for a sheet. */
export interface PrintedRecord {
  readonly entry: Entry;
  readonly record: MedicalRecord;
}
