import * as verdicts from "#lambdas/domain/jackets/duplicates/verdicts.ts";
import { handle } from "#lambdas/http/handle.ts";
import { tellDuplicate } from "#shared/contract/jackets/duplicates.ts";

export const handler = handle(tellDuplicate, async (request, session) => ({
  Duplicates: await verdicts.record(session, request),
}));
