import * as recentMarks from "#lambdas/domain/jackets/handover/recentMarks.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listMarks } from "#shared/contract/jackets/handover.ts";

export const handler = handle(listMarks, (request, session) => recentMarks.list(session, request));
