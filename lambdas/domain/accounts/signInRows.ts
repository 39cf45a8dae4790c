import type { VisibleError } from "#lambdas/errors.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { writeAccess } from "#lambdas/records/accounts/audit/access.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { login } from "#shared/contract/sessions.ts";

interface SignInOrigin {
  readonly address: string;
  readonly requestId: string;
}

export const noteSignIn = (
  { Account, Role }: ResponseOf<typeof login>,
  { address, requestId }: SignInOrigin,
): Promise<void> => writeAccess({ accountId: Account.ID, role: Role.Tier, action: "login", requestId, address });

/** The same steps with or without an account: their time must not tell. */
export async function noteFailedSignIn(
  { code }: VisibleError,
  email: string,
  { address, requestId }: SignInOrigin,
): Promise<void> {
  const claim = await getEmailClaim(email);
  const account = await getAccount(claim?.accountId ?? newId());
  const { id: accountId = "", role = "USER" } = account ?? {};
  await writeAccess({ accountId, role, action: "login", code, requestId, address });
}
