import * as ownSessions from "#lambdas/domain/accounts/ownSessions.ts";
import { handle } from "#lambdas/http/handle.ts";
import { signOutEverywhere } from "#shared/contract/sessions.ts";

export const handler = handle(signOutEverywhere, async ({ Others }, session, { cookies }) => {
  if (Others) {
    await ownSessions.endOthers(session);
    return { Message: "All other devices are signed out." };
  }
  await ownSessions.endAll(session);
  cookies.clear("session");
  return { Message: "You are signed out everywhere." };
});
