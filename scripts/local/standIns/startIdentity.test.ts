import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localKeys } from "#scripts/local/common/accessKeys.ts";
import { freePorts } from "#scripts/local/common/ports.ts";
import type { Running } from "#scripts/local/common/serve.ts";
import { provisionUserPool, provisionUserPoolClient } from "./provisionUserPool.ts";
import { startIdentity } from "./startIdentity.ts";

let folder: string;
let port: number;
let identity: Running;
let cognito: CognitoIdentityProviderClient;
let UserPoolId: string;
let ClientId: string;

const provision = async () => {
  UserPoolId = await provisionUserPool(cognito, "pool");
  ClientId = await provisionUserPoolClient(cognito, UserPoolId, "client", { IdTokenValidity: 30 });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "identity-"));
  [port = 0] = await freePorts(1);
  identity = await startIdentity({ port, folder });
  cognito = new CognitoIdentityProviderClient({
    endpoint: identity.url,
    region: "us-east-1",
    credentials: localKeys,
  });
  await provision();
  await cognito.send(
    new AdminCreateUserCommand({ UserPoolId, Username: "account1", MessageAction: "SUPPRESS" }),
  );
  await cognito.send(
    new AdminSetUserPasswordCommand({
      UserPoolId,
      Username: "account1",
      Password: "Maple2026x",
      Permanent: true,
    }),
  );
});

afterAll(async () => {
  await identity.stop();
  await rm(folder, { recursive: true });
});

const signIn = async (USERNAME: string, PASSWORD: string) =>
  (
    await cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId,
        AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
        AuthParameters: { USERNAME, PASSWORD },
      }),
    )
  ).AuthenticationResult;

const refresh = (REFRESH_TOKEN = "") =>
  cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: { REFRESH_TOKEN },
    }),
  );

test("a token names the account, the pool and the client", async () => {
  const { IdToken = "" } = (await signIn("account1", "Maple2026x")) ?? {};
  const keys = createRemoteJWKSet(new URL(`${identity.url}/${UserPoolId}/.well-known/jwks.json`));
  const { payload } = await jwtVerify(IdToken, keys, {
    issuer: `${identity.url}/${UserPoolId}`,
    audience: ClientId,
  });
  expect(payload).toMatchObject({ "cognito:username": "account1", token_use: "id" });
});

test("a wrong password and an unknown account are refused alike", async () => {
  const refused = { name: "NotAuthorizedException" };
  await expect(signIn("account1", "wrong")).rejects.toMatchObject(refused);
  await expect(signIn("nobody", "wrong")).rejects.toMatchObject(refused);
});

test("signing out everywhere ends every refresh token", async () => {
  const tokens = await signIn("account1", "Maple2026x");
  await refresh(tokens?.RefreshToken);
  await cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: "account1" }));
  await expect(refresh(tokens?.RefreshToken)).rejects.toMatchObject({ name: "NotAuthorizedException" });
});

test("a restart keeps pools, clients, passwords and refresh tokens", async () => {
  const tokens = await signIn("account1", "Maple2026x");
  const before = [UserPoolId, ClientId];
  await identity.stop();
  identity = await startIdentity({ port, folder });
  await provision();
  expect([UserPoolId, ClientId]).toEqual(before);
  await refresh(tokens?.RefreshToken);
});
