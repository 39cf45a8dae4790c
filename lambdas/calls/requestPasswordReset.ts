import * as passwordResets from "#lambdas/domain/accounts/passwordResets.ts";
import { handle } from "#lambdas/http/handle.ts";
import { requestPasswordReset } from "#shared/contract/passwords.ts";

export const handler = handle(requestPasswordReset, async ({ Email }) => {
  await passwordResets.request(Email);
  return { Message: "If email exists, email has been sent" };
});
