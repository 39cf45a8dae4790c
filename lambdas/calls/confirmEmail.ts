import { confirm } from "#lambdas/domain/accounts/staff/emailConfirmations.ts";
import { handle } from "#lambdas/http/handle.ts";
import { confirmEmail } from "#shared/contract/staff.ts";

export const handler = handle(confirmEmail, async ({ ID }, session) => ({ Account: await confirm(session, ID) }));
