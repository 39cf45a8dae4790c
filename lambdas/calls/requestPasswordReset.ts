import * as passwordResets from "#lambdas/domain/accounts/passwordResets.ts";
import { handle } from "#lambdas/http/handle.ts";
import { requestPasswordReset } from "#shared/contract/accounts.ts";
import { messages } from "#shared/fields.ts";

export const handler = handle(requestPasswordReset, async ({ Email }) => {
  await passwordResets.request(Email);
  return { Message: messages.resetSent };
});
