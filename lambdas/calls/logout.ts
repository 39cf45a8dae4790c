import * as sessions from "#lambdas/domain/sessions.ts";
import { handle } from "#lambdas/http/handle.ts";
import { logout } from "#shared/contract/accounts.ts";

export const handler = handle(logout, async (_request, _session, { cookies }) => {
  await sessions.close(cookies.get("session"));
  cookies.clear("session");
  return { Message: "You are signed out." };
});
