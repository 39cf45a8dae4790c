import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import type { TokenClaims } from "./apiEvent.ts";

/** JwtConfiguration of an AWS::ApiGatewayV2::Authorizer, resolved. */
export interface JwtConfiguration {
  readonly Issuer: string;
  readonly Audience: readonly string[];
}

export type Authorize = (authorization: string | undefined) => Promise<TokenClaims | undefined>;

const claimText = (value: unknown): string => (Array.isArray(value) ? `[${value.join(" ")}]` : String(value));

const isFor = ({ aud, client_id }: JWTPayload, audience: readonly string[]) =>
  [aud ?? client_id].flat().some((one) => audience.includes(String(one)));

/** As API Gateway's JWT authorizer: signature, issuer, audience, expiry. */
export function createAuthorizer({ Issuer, Audience }: JwtConfiguration): Authorize {
  const keys = createRemoteJWKSet(new URL(`${Issuer}/.well-known/jwks.json`));
  return async (authorization) => {
    const token = /^(?:Bearer )?([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? "")?.[1];
    if (!token) return undefined;
    try {
      const { payload } = await jwtVerify(token, keys, { issuer: Issuer, algorithms: ["RS256"] });
      if (!isFor(payload, Audience)) return undefined;
      return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, claimText(value)]));
    } catch {
      return undefined;
    }
  };
}
