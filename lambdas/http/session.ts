import type { APIGatewayProxyEventV2WithJWTAuthorizer } from "aws-lambda";
import { VisibleError } from "#lambdas/errors.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import type { Session } from "#lambdas/session.ts";
import { messages } from "#shared/fields.ts";

/**
 * The session of a request that passed the authorizer. Every call reads the account, so that a restriction, a
 * change of role or a password reset takes effect at once and not when the token expires. Throws signIn
 * without a usable token, notAllowed for a restricted account.
 */
export async function readSession(event: APIGatewayProxyEventV2WithJWTAuthorizer): Promise<Session> {
  const { authorizer, requestId } = event.requestContext;
  const claims = authorizer?.jwt?.claims;
  const accountId = String(claims?.["cognito:username"] ?? "");
  if (!accountId || claims?.token_use !== "id") throw new VisibleError("signIn", messages.signIn);
  const account = await getAccount(accountId);
  if (!account || account.status === "DELETED" || Number(claims.iat) < account.tokensValidFrom)
    throw new VisibleError("signIn", messages.signIn);
  if (account.status === "RESTRICTED") throw new VisibleError("notAllowed", messages.restricted);
  return { accountId, role: account.role, place: account.address, account, requestId };
}
