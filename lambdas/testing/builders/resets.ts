import { handler as requestPasswordReset } from "#lambdas/calls/requestPasswordReset.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";

/** Asks for a new password as people do it; answers the token of the link that was mailed. */
export async function mailedToken(Email: string): Promise<string> {
  await invoke(requestPasswordReset, { Email });
  const [mail] = await inbox(Email);
  return /\/Change\?id=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
