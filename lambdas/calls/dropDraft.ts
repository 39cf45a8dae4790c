import * as drafts from "#lambdas/domain/family/drafts.ts";
import { handle } from "#lambdas/http/handle.ts";
import { dropDraft } from "#shared/contract/drafts.ts";

export const handler = handle(dropDraft, async (request, session) => drafts.drop(session, request));
