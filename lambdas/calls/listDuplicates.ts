import * as verdicts from "#lambdas/domain/jackets/duplicates/verdicts.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listDuplicates } from "#shared/contract/jackets/duplicates.ts";

export const handler = handle(listDuplicates, async ({ EntryID }, session) => ({
  Likely: await verdicts.list(session, EntryID),
}));
