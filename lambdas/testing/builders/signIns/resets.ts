import { handler as requestPasswordReset } from "#lambdas/calls/requestPasswordReset.ts";
import { linkTo } from "#lambdas/testing/builders/invitations.ts";
import { invoke } from "#lambdas/testing/call.ts";

/** Returns the mailed link's token. */
export async function mailedToken(Email: string): Promise<string> {
  await invoke(requestPasswordReset, { Email });
  return linkTo(Email);
}
