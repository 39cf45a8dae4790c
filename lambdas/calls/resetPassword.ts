import * as passwordResets from "#lambdas/domain/accounts/passwordResets.ts";
import { handle } from "#lambdas/http/handle.ts";
import { resetPassword } from "#shared/contract/accounts.ts";

export const handler = handle(resetPassword, async ({ ID, Password }) => {
  await passwordResets.reset(ID, Password);
  return { Message: "Password Updated" };
});
