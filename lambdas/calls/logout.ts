import * as sessions from "#lambdas/domain/accounts/sessions.ts";
import { handle } from "#lambdas/http/handle.ts";
import { logout } from "#shared/contract/sessions.ts";

export const handler = handle(logout, async (_request, _session, { cookies }) => {
  // First: the browser forgets the session even if the server cannot.
  cookies.clear("session");
  await sessions.close(cookies.get("session"));
  return { Message: "You are signed out." };
});
