import * as sessions from "#lambdas/domain/accounts/sessions.ts";
import { handle } from "#lambdas/http/handle.ts";
import { log } from "#lambdas/log.ts";
import { login } from "#shared/contract/accounts.ts";

export const handler = handle(login, async (request, _session, { address, cookies }) => {
  const { answer, token, seconds } = await sessions.open(request, address);
  await sessions.replace(cookies.get("session"));
  cookies.set("session", token, seconds);
  log.info("signed in", { accountId: answer.Account.ID });
  return answer;
});
