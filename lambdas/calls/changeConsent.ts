import * as consents from "#lambdas/domain/family/consents.ts";
import { handle } from "#lambdas/http/handle.ts";
import { changeConsent } from "#shared/contract/family/consents.ts";

export const handler = handle(changeConsent, async (request, session) => ({
  Member: await consents.change(session, request),
}));
