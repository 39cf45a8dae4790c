import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandInput,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  RevokeTokenCommand,
  UserNotFoundException,
  UsernameExistsException,
} from "@aws-sdk/client-cognito-identity-provider";
import { answerWithin } from "#lambdas/answerWithin.ts";
import { env } from "#lambdas/env.ts";

// Both tries fit into a call's ten seconds: what is put back after a failure, a reset's token, needs time for that.
const cognito = /* @__PURE__ */ new CognitoIdentityProviderClient({
  maxAttempts: 2,
  requestHandler: /* @__PURE__ */ answerWithin(3_000),
});

/** What a sign-in or a refresh mints. A refresh usually leaves the refresh token as it is. */
export interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string | undefined;
  /** Of the ID token: whose it is, and the second in which it was minted. */
  readonly accountId: string;
  readonly issuedAt: number;
}

// The answer to a wrong password differs between the service and its stand-ins; all of them mean "no".
const refusals = new Set([
  "NotAuthorizedException",
  "InvalidPasswordException",
  "PasswordResetRequiredException",
  "UserNotConfirmedException",
  "UserNotFoundException",
]);

/** Reads a token that the pool has just handed over; it needs no verification here. */
function readTokens(idToken: string, refreshToken: string | undefined): Tokens {
  const claims = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString());
  return {
    idToken,
    refreshToken,
    accountId: String(claims["cognito:username"]),
    issuedAt: Number(claims.iat),
  };
}

type Flow = Pick<AdminInitiateAuthCommandInput, "AuthFlow" | "AuthParameters">;

async function mint(flow: Flow): Promise<Tokens | undefined> {
  try {
    const { AuthenticationResult: { IdToken, RefreshToken } = {} } = await cognito.send(
      new AdminInitiateAuthCommand({ UserPoolId: env.userPool, ClientId: env.userPoolClient, ...flow }),
    );
    return IdToken ? readTokens(IdToken, RefreshToken) : undefined;
  } catch (error) {
    if (error instanceof Error && refusals.has(error.name)) return undefined;
    throw error;
  }
}

/** Mints tokens for a password; undefined when the password is wrong or there are no such credentials. */
export const signIn = (accountId: string, password: string): Promise<Tokens | undefined> =>
  mint({
    AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: accountId, PASSWORD: password },
  });

/** Mints tokens for a refresh token; undefined when it is not valid any more. */
export const refresh = (refreshToken: string): Promise<Tokens | undefined> =>
  mint({ AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters: { REFRESH_TOKEN: refreshToken } });

/** Ends a refresh token. */
export async function revoke(refreshToken: string): Promise<void> {
  await cognito.send(new RevokeTokenCommand({ ClientId: env.userPoolClient, Token: refreshToken }));
}

/** Sets the password of credentials that are there. */
export async function setPassword(accountId: string, password: string): Promise<void> {
  await cognito.send(
    new AdminSetUserPasswordCommand({
      UserPoolId: env.userPool,
      Username: accountId,
      Password: password,
      Permanent: true,
    }),
  );
}

/** Makes credentials under an account's id. The pool learns nothing else of a person. */
export async function createCredentials(accountId: string, password: string): Promise<void> {
  const user = { UserPoolId: env.userPool, Username: accountId };
  try {
    await cognito.send(new AdminCreateUserCommand({ ...user, MessageAction: "SUPPRESS" }));
  } catch (error) {
    // The id is new and random: it is there because an answer was lost and the client tried again.
    if (!(error instanceof UsernameExistsException)) throw error;
  }
  await setPassword(accountId, password);
}

/** Deletes credentials; there may be none. */
export async function deleteCredentials(accountId: string): Promise<void> {
  try {
    await cognito.send(new AdminDeleteUserCommand({ UserPoolId: env.userPool, Username: accountId }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}
