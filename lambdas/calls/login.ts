import * as sessions from "#lambdas/domain/accounts/sessions.ts";
import { noteFailedSignIn, noteSignIn } from "#lambdas/domain/accounts/signInRows.ts";
import { handle } from "#lambdas/http/handle.ts";
import { login } from "#shared/contract/sessions.ts";

export const handler = handle(
  login,
  async (request, _session, context) => {
    const { answer, token, seconds } = await sessions.open(request, context);
    await noteSignIn(answer, context);
    await sessions.replace(context.cookies.get("session"));
    context.cookies.set("session", token, seconds);
    return answer;
  },
  (error, { Email }, context) => noteFailedSignIn(error, Email, context),
);
