import { handler as requestPasswordReset } from "#lambdas/calls/requestPasswordReset.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { linkTo } from "./invitations.ts";

/** Requests a new password. Returns the token of the mailed link. */
export async function mailedToken(Email: string): Promise<string> {
  await invoke(requestPasswordReset, { Email });
  return linkTo(Email);
}
