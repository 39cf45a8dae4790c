import * as sessions from "#lambdas/domain/accounts/sessions.ts";
import { handle } from "#lambdas/http/handle.ts";
import { refreshSession } from "#shared/contract/sessions.ts";

// A dead cookie stays: to clear it late would take a newer sign-in's away.
export const handler = handle(refreshSession, (_request, _session, { cookies }) =>
  sessions.refresh(cookies.get("session")),
);
