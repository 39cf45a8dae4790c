import * as entryReads from "#lambdas/domain/jackets/entryReads.ts";
import { handle } from "#lambdas/http/handle.ts";
import { readEntry } from "#shared/contract/jackets/entries.ts";

export const handler = handle(readEntry, async ({ EntryID }, session) => ({
  Entry: await entryReads.read(session, EntryID),
}));
