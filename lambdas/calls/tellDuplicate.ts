import * as tellings from "#lambdas/domain/jackets/duplicates/tellings.ts";
import { handle } from "#lambdas/http/handle.ts";
import { tellDuplicate } from "#shared/contract/duplicates.ts";

export const handler = handle(tellDuplicate, async (request, session) => ({
  Duplicates: await tellings.tell(session, request),
}));
