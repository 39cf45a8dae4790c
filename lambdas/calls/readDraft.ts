import * as drafts from "#lambdas/domain/family/drafts.ts";
import { handle } from "#lambdas/http/handle.ts";
import { readDraft } from "#shared/contract/drafts.ts";

export const handler = handle(readDraft, async (request, session) => drafts.read(session, request));
