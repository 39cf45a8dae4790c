import * as accounts from "#lambdas/domain/accounts/accounts.ts";
import { handle } from "#lambdas/http/handle.ts";
import { register } from "#shared/contract/accounts.ts";

export const handler = handle(register, async (request, _session, { once }) => {
  await accounts.register(request, once);
  return { Message: "Your account has been created." };
});
