import * as ownSessions from "#lambdas/domain/accounts/ownSessions.ts";
import { handle } from "#lambdas/http/handle.ts";
import { endSession } from "#shared/contract/sessions.ts";

export const handler = handle(endSession, async ({ ID }, session) => {
  await ownSessions.end(session, ID);
  return { Message: "This device is signed out." };
});
