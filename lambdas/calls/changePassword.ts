import * as passwordChanges from "#lambdas/domain/accounts/passwordChanges.ts";
import { handle } from "#lambdas/http/handle.ts";
import { changePassword } from "#shared/contract/passwords.ts";

export const handler = handle(changePassword, async (request, session) => {
  await passwordChanges.change(session, request);
  return { Message: "Your password is changed. All other devices are signed out." };
});
