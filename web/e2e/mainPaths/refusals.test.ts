import { SignJWT, UnsecuredJWT } from "jose";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { builtCalls } from "#shared/contract/index.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { aResident, type Resident } from "../support/resident.ts";

// Of API Gateway, distribution and functions together, over HTTP.

interface ApiResponse {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const viewer = `203.0.113.${Math.floor(Math.random() * 250)}`;

async function ask(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const answer = await fetch(`${inject("siteOrigin")}/api${path}`, {
    method,
    headers: { "content-type": "application/json", "x-local-viewer": viewer, ...headers },
    ...(method !== "GET" && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const expectRefusal = ({ status, body }: ApiResponse, expected: number, code: ErrorCode) => {
  expect({ status, keys: Object.keys(body).sort(), code: body.Code }).toEqual({
    status: expected,
    keys: ["Code", "Message", "RequestId"],
    code,
  });
};

let ana: Resident;
let ben: Resident;

beforeAll(async () => {
  [ana, ben] = await Promise.all([aResident("Ana"), aResident("Ben")]);
});

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;

const protectedCalls = builtCalls.filter(([, { callers }]) => callers !== "anyone");

describe("a foreign token opens nothing", () => {
  const secret = new TextEncoder().encode("a secret that is made up, long enough");
  const forged: readonly (readonly [string, () => Promise<string> | string])[] = [
    ["no token", () => ""],
    ["garbage", () => "not.a.token"],
    ["an unsigned one", () => new UnsecuredJWT(claimsOf(ana.token)).encode()],
    [
      "one signed with a shared secret",
      () => new SignJWT(claimsOf(ana.token)).setProtectedHeader({ alg: "HS256" }).sign(secret),
    ],
    ["one whose signature was changed", () => `${ana.token.slice(0, -4)}AAAA`],
    [
      "one whose account was changed",
      () => {
        const [head, , signature] = ana.token.split(".");
        const claims = { ...claimsOf(ana.token), "cognito:username": ben.id };
        return `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}`;
      },
    ],
  ];

  test.each(forged)("%s is answered 401 by every protected call", async (_name, make) => {
    const token = await make();
    for (const [, { method, path }] of protectedCalls)
      expectRefusal(await ask(method, path, {}, token ? bearer(token) : {}), 401, "SIGN_IN");
  });
});

test("another account's id is answered like an unknown one", async () => {
  const foreign = await ask("POST", "/members/all", { UID: ben.id }, bearer(ana.token));
  const unknown = await ask("POST", "/members/all", { UID: "nobody-at-all-0000" }, bearer(ana.token));
  expectRefusal(foreign, 404, "NOT_FOUND");
  expect(foreign.body.Message).toBe(unknown.body.Message);
});

test("another account's member cannot be assigned", async () => {
  const body = { UID: ana.id, MID: "somebody-elses-member", HHID: "somebody-elses-home" };
  expectRefusal(await ask("POST", "/household/members/add", body, bearer(ana.token)), 404, "NOT_FOUND");
});

test("a resident cannot read a department's queue", async () => {
  expectRefusal(await ask("POST", "/listNewEntries", {}, bearer(ana.token)), 403, "NOT_ALLOWED");
});

test("malformed JSON, an unknown field, another type and a body of 1 MB are refused", async () => {
  const household = {
    UID: ana.id,
    Name: "Home",
    Street: "1 A St",
    City: "Detroit",
    State: "MI",
    Zip: "48226",
  };
  const send = (body: unknown, headers = {}) => ask("POST", "/household", body, { ...bearer(ana.token), ...headers });
  expectRefusal(await send('{"UID":'), 400, "NOT_JSON");
  expectRefusal(await send({ ...household, isPrime: true }), 400, "INVALID_REQUEST");
  expectRefusal(await send(household, { "content-type": "text/plain" }), 415, "UNSUPPORTED_MEDIA_TYPE");
  expectRefusal(await send({ ...household, Description: "x".repeat(1_000_000) }), 413, "TOO_LARGE");
  const { body } = await ask("POST", "/household/all", { UID: ana.id }, bearer(ana.token));
  expect(body.HouseHolds).toEqual([]);
});

test("an unknown path is answered 404, and no error turns into a page", async () => {
  expectRefusal(await ask("POST", "/no/such/call", {}), 404, "NOT_FOUND");
});

test("the functions reach the table", async () => {
  expect((await ask("GET", "/health", undefined)).status).toBe(200);
});

test("the answer of a call is kept by no cache", async () => {
  const answer = await fetch(`${inject("siteOrigin")}/api/health`);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
