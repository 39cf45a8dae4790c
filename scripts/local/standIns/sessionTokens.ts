import { createPrivateKey } from "node:crypto";
import { createRequire } from "node:module";
import type { Context } from "cognito-local/lib/services/context.js";
import type { TokenGenerator } from "cognito-local/lib/services/tokenGenerator.js";
import { decodeJwt, decodeProtectedHeader, SignJWT } from "jose";

export interface RefreshContext extends Context {
  readonly refreshToken?: string | undefined;
}

function signInOf(refreshToken: string) {
  const { iat, jti } = decodeJwt(refreshToken);
  return { auth_time: iat, origin_jti: jti };
}

function openSigner() {
  const { pem } = createRequire(import.meta.url)("cognito-local/lib/keys/cognitoLocal.private.json");
  const key = createPrivateKey(String(pem));
  return (token: string, claims: object): Promise<string> =>
    new SignJWT({ ...decodeJwt(token), ...claims })
      .setProtectedHeader({ alg: "RS256", kid: decodeProtectedHeader(token).kid ?? "" })
      .sign(key);
}

/**
 * With Cognito's claims: `auth_time`, the second of the password, and `origin_jti`, the session's id. Refreshed tokens
 * keep both.
 */
export function sessionTokens(library: TokenGenerator): TokenGenerator {
  const sign = openSigner();
  return {
    async generate(context: RefreshContext, ...about) {
      const tokens = await library.generate(context, ...about);
      const signIn = signInOf(context.refreshToken ?? tokens.RefreshToken);
      const [AccessToken, IdToken] = await Promise.all([
        sign(tokens.AccessToken, signIn),
        sign(tokens.IdToken, signIn),
      ]);
      return { ...tokens, AccessToken, IdToken };
    },
  };
}
