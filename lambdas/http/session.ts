import type { APIGatewayProxyEventV2WithJWTAuthorizer } from "aws-lambda";
import { VisibleError } from "#lambdas/errors.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/account.ts";
import { messages } from "#shared/fields.ts";
import type { Role } from "#shared/model/role.ts";
import type { Place } from "#shared/rules/place.ts";

/** Who is calling, from the verified token and the account record of this moment. */
export interface Session {
  readonly accountId: string;
  readonly role: Role;
  /** The city that a department's staff work for; for a resident, where they live. */
  readonly place: Place;
  readonly account: AccountRecord;
}

/**
 * The session of a request that passed the authorizer. The account is read on every call, so that a
 * restriction, a change of role or a password reset takes effect at once and not when the token ends.
 * Throws signIn without a usable token, notAllowed for a restricted account.
 */
export async function readSession(event: APIGatewayProxyEventV2WithJWTAuthorizer): Promise<Session> {
  const claims = event.requestContext.authorizer?.jwt?.claims;
  const accountId = String(claims?.["cognito:username"] ?? "");
  if (!accountId || claims?.token_use !== "id") throw new VisibleError("signIn", messages.signIn);
  const account = await getAccount(accountId);
  if (!account || account.status === "DELETED" || Number(claims.iat) < account.tokensValidFrom)
    throw new VisibleError("signIn", messages.signIn);
  if (account.status === "RESTRICTED") throw new VisibleError("notAllowed", messages.restricted);
  return { accountId, role: account.role, place: account.address, account };
}
