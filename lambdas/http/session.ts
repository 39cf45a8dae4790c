import type { APIGatewayProxyEventV2WithJWTAuthorizer } from "aws-lambda";
import { VisibleError } from "#lambdas/errors.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import type { Session } from "#lambdas/session.ts";
import type { Role } from "#shared/model/role.ts";

/** Whether a token's sign-in counts. A refreshed token is new, but its sign-in is not. */
const isSignedIn = (signedInAt: unknown, { tokensValidFrom }: AccountRecord): boolean =>
  Number(signedInAt) >= tokensValidFrom;

/**
 * The session of a request that passed the authorizer. The account is read at every call: a restriction, another
 * role or a password reset takes effect at once, and not when the token ends.
 * Throws SIGN_IN without a usable token. Whether the account may call is decided by `requireCaller`.
 */
export async function readSession(event: APIGatewayProxyEventV2WithJWTAuthorizer): Promise<Session> {
  const { authorizer, requestId } = event.requestContext;
  const claims = authorizer?.jwt?.claims;
  const accountId = String(claims?.["cognito:username"] ?? "");
  if (!accountId || claims?.token_use !== "id") throw new VisibleError("SIGN_IN");
  const account = await getAccount(accountId);
  if (!account || account.status === "DELETED") throw new VisibleError("SIGN_IN");
  // A restriction ended the sign-in: its holder is to learn the reason, from `requireCaller`.
  if (account.status !== "RESTRICTED" && !isSignedIn(claims.auth_time, account))
    throw new VisibleError("SIGN_IN");
  return {
    ...{ accountId, role: account.role, place: account.address, account },
    ...{ signedInAt: Number(claims.auth_time), requestId },
  };
}

/** Refuses a restricted account, and a role that may not call. */
export function requireCaller({ account, role }: Session, callers: readonly Role[]): void {
  if (account.status === "RESTRICTED") throw new VisibleError("ACCOUNT_RESTRICTED");
  if (!callers.includes(role)) throw new VisibleError("NOT_ALLOWED");
}
