import { createHmac } from "node:crypto";
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandInput,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  RevokeTokenCommand,
  UserNotFoundException,
  UsernameExistsException,
} from "@aws-sdk/client-cognito-identity-provider";
import { clientTimeouts } from "#lambdas/clientTimeouts.ts";
import { abortAtDeadline } from "#lambdas/deadline.ts";
import { env } from "#lambdas/env.ts";
import { readSecretText } from "./secrets.ts";

// Both tries fit into a call's ten seconds, with time to put a reset's token back.
const cognito = abortAtDeadline(
  new CognitoIdentityProviderClient({ maxAttempts: 2, requestHandler: clientTimeouts(3_000) }),
);

/** A refresh usually returns no new refresh token. */
export interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string | undefined;
  readonly accountId: string;
  /** The second of the password sign-in, kept by refreshed tokens. */
  readonly signedInAt: number;
  /** Kept by refreshed tokens. */
  readonly sessionId: string;
}

// The service and its stand-ins answer a wrong password differently.
const refusals = new Set([
  "NotAuthorizedException",
  "InvalidPasswordException",
  "PasswordResetRequiredException",
  "UserNotConfirmedException",
  "UserNotFoundException",
]);

/** A token fresh from the pool needs no verification. */
function readTokens(idToken: string, refreshToken: string | undefined): Tokens {
  const claims = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString());
  return {
    idToken,
    refreshToken,
    accountId: String(claims["cognito:username"]),
    signedInAt: Number(claims.auth_time),
    sessionId: String(claims.origin_jti),
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

/** Proves to the pool that the client has the secret. */
async function secretHash(accountId: string): Promise<string> {
  const secret = await readSecretText(env.userPoolClientSecret);
  return createHmac("sha256", secret).update(`${accountId}${env.userPoolClient}`).digest("base64");
}

/** Undefined when the password is wrong or credentials are missing. */
export const signIn = async (accountId: string, password: string): Promise<Tokens | undefined> =>
  mint({
    AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: accountId, PASSWORD: password, SECRET_HASH: await secretHash(accountId) },
  });

/** Undefined when the token is another account's or expired. */
export const refresh = async (accountId: string, refreshToken: string): Promise<Tokens | undefined> =>
  mint({
    AuthFlow: "REFRESH_TOKEN_AUTH",
    AuthParameters: { REFRESH_TOKEN: refreshToken, SECRET_HASH: await secretHash(accountId) },
  });

export async function revoke(refreshToken: string): Promise<void> {
  const ClientSecret = await readSecretText(env.userPoolClientSecret);
  const client = { ClientId: env.userPoolClient, ClientSecret };
  await cognito.send(new RevokeTokenCommand({ ...client, Token: refreshToken }));
}

/** Leaves no token behind. */
export async function isPassword(accountId: string, password: string): Promise<boolean> {
  const tokens = await signIn(accountId, password);
  if (tokens?.refreshToken) await revoke(tokens.refreshToken);
  return tokens !== undefined;
}

/** Undefined without credentials; throws other errors. */
async function ifThere<Answer>(sent: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}

/** The account need not have credentials. */
export async function signOutEverywhere(accountId: string): Promise<void> {
  await ifThere(cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId: env.userPool, Username: accountId })));
}

const sendPassword = (accountId: string, password: string) =>
  cognito.send(
    new AdminSetUserPasswordCommand({
      UserPoolId: env.userPool,
      Username: accountId,
      Password: password,
      Permanent: true,
    }),
  );

/** The pool learns only the account's id. */
export async function createCredentials(accountId: string, password: string): Promise<void> {
  const user = { UserPoolId: env.userPool, Username: accountId };
  try {
    await cognito.send(new AdminCreateUserCommand({ ...user, MessageAction: "SUPPRESS" }));
  } catch (error) {
    // Ids are random: an answer was lost and the client tried again.
    if (!(error instanceof UsernameExistsException)) throw error;
  }
  await sendPassword(accountId, password);
}

/** Creates missing credentials. */
export async function setPassword(accountId: string, password: string): Promise<void> {
  const isSet = await ifThere(sendPassword(accountId, password));
  if (!isSet) await createCredentials(accountId, password);
}

export async function deleteCredentials(accountId: string): Promise<void> {
  await ifThere(cognito.send(new AdminDeleteUserCommand({ UserPoolId: env.userPool, Username: accountId })));
}
