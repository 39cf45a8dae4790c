import * as ownSessions from "#lambdas/domain/accounts/ownSessions.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listSessions } from "#shared/contract/sessions.ts";

export const handler = handle(listSessions, async (_request, session) => ({
  Sessions: await ownSessions.list(session),
}));
