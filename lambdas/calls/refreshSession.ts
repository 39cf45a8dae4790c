import * as sessions from "#lambdas/domain/accounts/sessions.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { handle } from "#lambdas/http/handle.ts";
import { refreshSession } from "#shared/contract/sessions.ts";

export const handler = handle(refreshSession, async (_request, _session, { cookies }) => {
  try {
    return await sessions.refresh(cookies.get("session"));
  } catch (error) {
    // An outage signs no one out, and a restricted account is told so each time.
    if (error instanceof VisibleError && error.code === "SIGN_IN") cookies.clear("session");
    throw error;
  }
});
