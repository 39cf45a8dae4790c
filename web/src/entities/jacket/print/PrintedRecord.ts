import type { Entry, MedicalRecord } from "#shared/model/jacket/entry.ts";

export interface PrintedRecord {
  readonly entry: Entry;
  readonly record: MedicalRecord;
}
