import * as entries from "#lambdas/domain/jackets/entries.ts";
import { handle } from "#lambdas/http/handle.ts";
import { markEntry } from "#shared/contract/entries.ts";

export const handler = handle(markEntry, async ({ EntryID }, session, { requestId }) => {
  await entries.mark(session, EntryID, requestId);
  return { Message: "Marked as Transfered" };
});
