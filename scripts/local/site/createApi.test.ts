import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { json, type Running, serve } from "#scripts/local/common/serve.ts";
import { FunctionFailed, FunctionTimedOut } from "#scripts/local/functions/FunctionInstance.ts";
import type { Assembly, Resource } from "#scripts/local/template/assembly.ts";
import type { ApiRequest } from "./apiEvent.ts";
import { type Api, createApi } from "./createApi.ts";

const resource = (id: string, type: string, properties: object): Resource => ({
  stack: "Api",
  id,
  type: `AWS::ApiGatewayV2::${type}`,
  properties: { ...properties },
});

const route = (key: string, id: string, guarded = false): Resource[] => [
  resource(`${id}Integration`, "Integration", { IntegrationUri: id }),
  resource(`${id}Route`, "Route", {
    RouteKey: key,
    Target: `integrations/Api/${id}Integration`,
    ...(guarded ? { AuthorizationType: "JWT", AuthorizerId: "Api/Session" } : { AuthorizationType: "NONE" }),
  }),
];

let issuer: Running;
let api: Api;
let sign: (claims: Record<string, unknown>, audience?: string) => Promise<string>;
let invoked: unknown;
let result: unknown;

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const key = { ...(await exportJWK(publicKey)), kid: "k", alg: "RS256" };
  issuer = await serve({ port: 0, name: "issuer" }, () => json({ keys: [key] }));
  sign = (claims, audience = "client") =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: "k" })
      .setIssuer(`${issuer.url}/pool`)
      .setAudience(audience)
      .setExpirationTime("5m")
      .sign(privateKey);
  const assembly: Assembly = {
    templates: new Map(),
    assets: new Map(),
    resources: [
      resource("Session", "Authorizer", {
        JwtConfiguration: { Issuer: `${issuer.url}/pool`, Audience: ["client"] },
      }),
      ...route("POST /open", "open"),
      ...route("POST /guarded", "guarded", true),
    ],
  };
  const functions = {
    invoke: async (arn: string, event: unknown) => {
      invoked = { arn, event };
      if (result instanceof Error) throw result;
      return result;
    },
    stop: async () => undefined,
  };
  api = createApi(assembly, (_, value) => value, functions);
});

afterAll(() => issuer.stop());

const request = (path: string, more: Partial<ApiRequest> = {}): ApiRequest => ({
  method: "POST",
  path,
  query: "",
  headers: { "content-type": "application/json" },
  body: Buffer.from("{}"),
  address: "192.0.2.1",
  ...more,
});

test("a request reaches its function as an event of payload format 2.0", async () => {
  result = { statusCode: 200, body: "{}" };
  await api(
    request("/open", {
      query: "x=1&x=2&y=a%20b",
      headers: { "content-type": "application/json", cookie: "a=b; c=d=e" },
      body: Buffer.from('{"Name":"Ää"}'),
    }),
  );
  expect(invoked).toMatchObject({
    arn: "open",
    event: {
      version: "2.0",
      routeKey: "POST /open",
      rawPath: "/open",
      rawQueryString: "x=1&x=2&y=a%20b",
      queryStringParameters: { x: "1,2", y: "a b" },
      cookies: ["a=b", "c=d=e"],
      body: '{"Name":"Ää"}',
      isBase64Encoded: false,
      requestContext: { http: { method: "POST", sourceIp: "192.0.2.1" }, stage: "$default" },
    },
  });
  expect(invoked).not.toHaveProperty("event.headers.cookie");
});

test("a body that is no text arrives in base64", async () => {
  const headers = { "content-type": "image/png" };
  await api(request("/open", { headers, body: Buffer.from([0x89, 0x50]) }));
  expect(invoked).toMatchObject({ event: { body: "iVA=", isBase64Encoded: true } });
});

test("status, headers, cookies and a base64 body of a result become the answer", async () => {
  const body = Buffer.from([1, 2]).toString("base64");
  result = { statusCode: 201, headers: { "X-A": "1" }, cookies: ["a=b", "c=d"], body, isBase64Encoded: true };
  expect(await api(request("/open"))).toEqual({
    status: 201,
    headers: { "x-a": "1", "set-cookie": ["a=b", "c=d"] },
    body: Buffer.from([1, 2]),
  });
});

test("a good token lets its bearer in, with claims that are texts", async () => {
  result = { statusCode: 200, body: "{}" };
  const token = await sign({ "cognito:username": "a1", auth_time: 5, groups: ["a", "b"] });
  const { status } = await api(request("/guarded", { headers: { authorization: `Bearer ${token}` } }));
  expect(status).toBe(200);
  expect(invoked).toMatchObject({
    event: {
      requestContext: {
        authorizer: { jwt: { claims: { "cognito:username": "a1", auth_time: "5", groups: "[a b]" } } },
      },
    },
  });
});

test("no token, a changed one and one for another client are refused before the function", async () => {
  invoked = undefined;
  const [head, , signature] = (await sign({ sub: "a" })).split(".");
  const [, otherBody] = (await sign({ sub: "b" })).split(".");
  for (const token of ["", "x.y.z", `${head}.${otherBody}.${signature}`, await sign({}, "other client")]) {
    const answer = await api(request("/guarded", { headers: { authorization: `Bearer ${token}` } }));
    expect(answer.status).toBe(401);
    expect(JSON.parse(String(answer.body))).toEqual({
      Message: "Please sign in to continue.",
      Code: "SIGN_IN",
      RequestId: expect.stringMatching(/.{8}/),
    });
  }
  expect(invoked).toBeUndefined();
});

test.each([
  ["an unknown path", () => request("/nothing"), undefined, 404, "NOT_FOUND"],
  [
    "a payload over 10 MB",
    () => request("/open", { body: Buffer.alloc(10 * 1024 * 1024 + 1) }),
    undefined,
    413,
    "TOO_LARGE",
  ],
  ["a function that fails", () => request("/open"), new FunctionFailed("broken inside"), 500, "UNEXPECTED"],
  ["a function that is too slow", () => request("/open"), new FunctionTimedOut("slow inside"), 503, "UNAVAILABLE"],
])("%s is answered with a sentence, a code and a request id", async (_, made, thrown, status, code) => {
  result = thrown;
  const answer = await api(made());
  expect(answer.status).toBe(status);
  expect(JSON.parse(String(answer.body))).toEqual({
    Message: expect.stringMatching(/\w/),
    Code: code,
    RequestId: expect.stringMatching(/.{8}/),
  });
  expect(String(answer.body)).not.toContain("inside");
});
