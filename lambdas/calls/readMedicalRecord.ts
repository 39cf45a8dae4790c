import * as entryReads from "#lambdas/domain/jackets/entryReads.ts";
import { handle } from "#lambdas/http/handle.ts";
import { readMedicalRecord } from "#shared/contract/jackets/entries.ts";

export const handler = handle(readMedicalRecord, async ({ EntryID }, session) => ({
  Record: await entryReads.openMedicalRecord(session, EntryID),
}));
