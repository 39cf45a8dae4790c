import * as tellings from "#lambdas/domain/jackets/duplicates/tellings.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listDuplicates } from "#shared/contract/duplicates.ts";

export const handler = handle(listDuplicates, async ({ EntryID }, session) => ({
  Likely: await tellings.list(session, EntryID),
}));
