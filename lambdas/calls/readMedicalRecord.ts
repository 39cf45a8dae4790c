import * as entries from "#lambdas/domain/entries.ts";
import { handle } from "#lambdas/http/handle.ts";
import { readMedicalRecord } from "#shared/contract/entries.ts";

export const handler = handle(readMedicalRecord, async ({ EntryID }, session, { requestId }) => ({
  Record: await entries.openMedicalRecord(session, EntryID, requestId),
}));
