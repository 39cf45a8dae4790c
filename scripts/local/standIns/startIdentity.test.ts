import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  type ExplicitAuthFlowsType,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { createRemoteJWKSet, decodeJwt, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pause } from "#lambdas/pause.ts";
import { localKeys } from "#scripts/local/common/accessKeys.ts";
import type { Running } from "#scripts/local/common/serve.ts";
import { freePorts } from "#scripts/testing/freePorts.ts";
import { type ProvisionedClient, provisionUserPool, provisionUserPoolClient } from "./provisionUserPool.ts";
import { startIdentity } from "./startIdentity.ts";

let folder: string;
let port: number;
let identity: Running;
let cognito: CognitoIdentityProviderClient;
let UserPoolId: string;
let client: ProvisionedClient;

const provision = async () => {
  UserPoolId = await provisionUserPool(cognito, "pool");
  client = await provisionUserPoolClient(cognito, UserPoolId, "client", {
    IdTokenValidity: 30,
    GenerateSecret: true,
    ExplicitAuthFlows: ["ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
  });
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
  for (const Username of ["account1", "account2"]) {
    await cognito.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: "SUPPRESS" }));
    await cognito.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: "Maple2026x", Permanent: true }),
    );
  }
});

afterAll(async () => {
  await identity.stop();
  await rm(folder, { recursive: true });
});

const hashOf = (username: string) =>
  createHmac("sha256", client.secret ?? "")
    .update(`${username}${client.id}`)
    .digest("base64");

const signIn = async (USERNAME: string, PASSWORD: string, SECRET_HASH = hashOf(USERNAME)) =>
  (
    await cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId: client.id,
        AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
        AuthParameters: { USERNAME, PASSWORD, SECRET_HASH },
      }),
    )
  ).AuthenticationResult;

const refresh = async (REFRESH_TOKEN = "", SECRET_HASH = hashOf("account1")) =>
  (
    await cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId: client.id,
        AuthFlow: "REFRESH_TOKEN_AUTH",
        AuthParameters: { REFRESH_TOKEN, SECRET_HASH },
      }),
    )
  ).AuthenticationResult;

const refused = { name: "NotAuthorizedException" };

test("a request without a signature changes and reads nothing", async () => {
  const send = (target: string, body: object) =>
    fetch(identity.url, {
      method: "POST",
      headers: {
        "x-amz-target": `AWSCognitoIdentityProviderService.${target}`,
        "content-type": "application/x-amz-json-1.1",
      },
      body: JSON.stringify({ UserPoolId, Username: "account1", ...body }),
    });
  for (const [target, body] of [
    ["AdminSetUserPassword", { Password: "Walnut2027y", Permanent: true }],
    ["AdminGetUser", {}],
    ["ListUsers", {}],
  ] as const) {
    const answer = await send(target, body);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("MissingAuthenticationToken")]);
  }
});

test("a token names the account, the pool and the client", async () => {
  const { IdToken = "" } = (await signIn("account1", "Maple2026x")) ?? {};
  const keys = createRemoteJWKSet(new URL(`${identity.url}/${UserPoolId}/.well-known/jwks.json`));
  const { payload } = await jwtVerify(IdToken, keys, {
    issuer: `${identity.url}/${UserPoolId}`,
    audience: client.id,
  });
  expect(payload).toMatchObject({ "cognito:username": "account1", token_use: "id" });
});

test("a refreshed token keeps the time of the sign-in and the id of the session", async () => {
  const tokens = await signIn("account1", "Maple2026x");
  const first = decodeJwt(tokens?.IdToken ?? "");
  await pause(1_100);
  const again = await refresh(tokens?.RefreshToken);
  const keys = createRemoteJWKSet(new URL(`${identity.url}/${UserPoolId}/.well-known/jwks.json`));
  const { payload } = await jwtVerify(again?.IdToken ?? "", keys);
  expect(payload.iat).toBeGreaterThan(first.iat ?? 0);
  expect(first.origin_jti).toMatch(/\S{20}/);
  expect(payload).toMatchObject({ auth_time: first.auth_time, origin_jti: first.origin_jti });
  const other = decodeJwt((await signIn("account1", "Maple2026x"))?.IdToken ?? "");
  expect(other.origin_jti).not.toBe(first.origin_jti);
});

test("without the client's secret, or with another account's proof, nothing is minted or revoked", async () => {
  const tokens = await signIn("account1", "Maple2026x");
  const { RefreshToken: Token = "" } = tokens ?? {};
  await expect(signIn("account1", "Maple2026x", "guessed")).rejects.toMatchObject(refused);
  await expect(refresh(Token, "guessed")).rejects.toMatchObject(refused);
  await expect(refresh(Token, hashOf("account2"))).rejects.toMatchObject(refused);
  const ClientId = client.id;
  const directly = { AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters: { REFRESH_TOKEN: Token } } as const;
  await expect(cognito.send(new InitiateAuthCommand({ ClientId, ...directly }))).rejects.toMatchObject(refused);
  await expect(cognito.send(new RevokeTokenCommand({ ClientId, Token }))).rejects.toMatchObject(refused);
  await refresh(Token);
  await cognito.send(new RevokeTokenCommand({ ClientId, Token, ClientSecret: client.secret }));
  await expect(refresh(Token)).rejects.toMatchObject(refused);
});

test("a client refreshes nothing once its refresh flow is taken away", async () => {
  const tokens = await signIn("account1", "Maple2026x");
  const ask = async (...ExplicitAuthFlows: ExplicitAuthFlowsType[]) => {
    const { id } = await provisionUserPoolClient(cognito, UserPoolId, "former", { ExplicitAuthFlows });
    const AuthParameters = { REFRESH_TOKEN: tokens?.RefreshToken ?? "" };
    const flow = { AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters } as const;
    return cognito.send(new InitiateAuthCommand({ ClientId: id, ...flow }));
  };
  await ask("ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH");
  await expect(ask("ALLOW_ADMIN_USER_PASSWORD_AUTH")).rejects.toMatchObject({
    name: "InvalidParameterException",
  });
});

test("a wrong password and an unknown account are refused alike", async () => {
  await expect(signIn("account1", "wrong")).rejects.toMatchObject(refused);
  await expect(signIn("nobody", "wrong")).rejects.toMatchObject(refused);
});

test("signing out everywhere ends every refresh token", async () => {
  const tokens = await signIn("account1", "Maple2026x");
  await refresh(tokens?.RefreshToken);
  await cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: "account1" }));
  await expect(refresh(tokens?.RefreshToken)).rejects.toMatchObject(refused);
});

test("a restart keeps pools, clients, passwords and refresh tokens", async () => {
  const tokens = await signIn("account1", "Maple2026x");
  const before = [UserPoolId, client];
  await identity.stop();
  identity = await startIdentity({ port, folder });
  await provision();
  expect([UserPoolId, client]).toEqual(before);
  await refresh(tokens?.RefreshToken);
});
