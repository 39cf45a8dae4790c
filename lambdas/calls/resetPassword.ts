import * as passwordResets from "#lambdas/domain/accounts/passwordResets.ts";
import { handle } from "#lambdas/http/handle.ts";
import { resetPassword } from "#shared/contract/passwords.ts";

export const handler = handle(resetPassword, async ({ ID, Password, ...answers }, _session, { address, network }) => {
  await passwordResets.reset(ID, Password, { answers, from: { address, network } });
  return { Message: "Password Updated" };
});
