import * as accounts from "#lambdas/domain/accounts/accounts.ts";
import { handle } from "#lambdas/http/handle.ts";
import { checkEmail } from "#shared/contract/accounts.ts";

export const handler = handle(checkEmail, async ({ Email }) => ({ isAvail: await accounts.isFree(Email) }));
