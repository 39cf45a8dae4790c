import { createHmac } from "node:crypto";
import { InvalidParameterError, NotAuthorizedError } from "cognito-local/lib/errors.js";
import type { AppClient } from "cognito-local/lib/services/appClient.js";
import type { Context } from "cognito-local/lib/services/context.js";
import type { Services } from "cognito-local/lib/services/index.js";

export interface ClientRequest {
  readonly ClientId?: string;
  readonly ClientSecret?: string;
  readonly Token?: string;
  readonly AuthFlow?: string;
  readonly AuthParameters?: Readonly<Record<string, string>>;
}

const hashOf = (secret: string, username: string, clientId: string): string =>
  createHmac("sha256", secret).update(`${username}${clientId}`).digest("base64");

/** Part of the proof, also where the request leaves it out. */
async function usernameOf({ cognito }: Services, context: Context, client: AppClient, request: ClientRequest) {
  const { USERNAME, REFRESH_TOKEN } = request.AuthParameters ?? {};
  if (!REFRESH_TOKEN) return USERNAME ?? "";
  const pool = await cognito.getUserPoolForClientId(context, client.ClientId);
  return (await pool.getUserByRefreshToken(context, REFRESH_TOKEN))?.Username ?? "";
}

function requireFlow({ ExplicitAuthFlows = [] }: AppClient, { AuthFlow = "" }: ClientRequest): void {
  const flow = AuthFlow === "REFRESH_TOKEN" ? "REFRESH_TOKEN_AUTH" : AuthFlow;
  if (ExplicitAuthFlows.length > 0 && !ExplicitAuthFlows.includes(`ALLOW_${flow}`))
    throw new InvalidParameterError(`${flow} flow not enabled for this client`);
}

/** The library checks neither secret nor flows. */
export async function requireClient(services: Services, context: Context, request: ClientRequest): Promise<void> {
  const client = request.ClientId && (await services.cognito.getAppClient(context, request.ClientId));
  if (!client) return;
  if (request.AuthFlow) requireFlow(client, request);
  const { ClientSecret: secret, ClientId } = client;
  if (!secret) return;
  const proven = request.AuthFlow
    ? request.AuthParameters?.SECRET_HASH ===
      hashOf(secret, await usernameOf(services, context, client, request), ClientId)
    : request.ClientSecret === secret;
  if (!proven) throw new NotAuthorizedError(`Unable to verify secret hash for client ${ClientId}`);
}
