import * as sessions from "#lambdas/domain/accounts/sessions.ts";
import { handle } from "#lambdas/http/handle.ts";
import { login } from "#shared/contract/accounts.ts";

export const handler = handle(login, async (request, _session, { address, userAgent, cookies }) => {
  const caller = { address, userAgent, former: cookies.get("session") };
  const { answer, token, seconds } = await sessions.open(request, caller);
  cookies.set("session", token, seconds);
  return answer;
});
