import * as entries from "#lambdas/domain/jackets/entries.ts";
import { handle } from "#lambdas/http/handle.ts";
import { undoMark } from "#shared/contract/jackets/entries.ts";

export const handler = handle(undoMark, async ({ EntryID }, session) => {
  await entries.undo(session, EntryID);
  return { Message: "The entry is back in its list." };
});
