import * as entries from "#lambdas/domain/jackets/entries.ts";
import { handle } from "#lambdas/http/handle.ts";
import { markEntry } from "#shared/contract/jackets/entries.ts";

export const handler = handle(markEntry, async ({ EntryID }, session) => {
  await entries.mark(session, EntryID);
  return { Message: "Marked as Transfered" };
});
