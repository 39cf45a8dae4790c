import * as draftSaving from "#lambdas/domain/family/draftSaving.ts";
import { handle } from "#lambdas/http/handle.ts";
import { saveDraft } from "#shared/contract/drafts.ts";

export const handler = handle(saveDraft, async (request, session) => draftSaving.save(session, request));
