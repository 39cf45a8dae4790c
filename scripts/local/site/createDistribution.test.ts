import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { ServedRequest } from "#scripts/local/common/serve.ts";
import type { Assembly, Resource } from "#scripts/local/template/assembly.ts";
import type { ApiRequest } from "./apiEvent.ts";
import { createDistribution } from "./createDistribution.ts";
import type { DeployedFile } from "./deployedFiles.ts";

const cloudFront = (id: string, type: string, properties: object): Resource => ({
  stack: "Edge",
  id,
  type: `AWS::CloudFront::${type}`,
  properties: { ...properties },
});

const assembly: Assembly = {
  templates: new Map(),
  assets: new Map(),
  resources: [
    cloudFront("Page", "Function", {
      FunctionCode: `function handler(event) { const request = event.request; if (!request.uri.includes(".")) request.uri = request.cookies.seat?.value === "a=1" ? "/seat.html" : "/index.html"; return request; }`,
    }),
    cloudFront("Prefix", "Function", {
      FunctionCode: `function handler(event) { event.request.uri = event.request.uri.slice(4); return event.request; }`,
    }),
    cloudFront("Headers", "ResponseHeadersPolicy", {
      ResponseHeadersPolicyConfig: {
        Name: "headers",
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override: true },
          ContentTypeOptions: { Override: true },
          StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true },
        },
        CustomHeadersConfig: { Items: [{ Header: "X-Own", Value: "1", Override: true }] },
      },
    }),
    cloudFront("Cache", "CachePolicy", {
      CachePolicyConfig: {
        ParametersInCacheKeyAndForwardedToOrigin: { HeadersConfig: { Headers: ["Authorization"] } },
      },
    }),
    cloudFront("Request", "OriginRequestPolicy", {
      OriginRequestPolicyConfig: {
        HeadersConfig: { HeaderBehavior: "whitelist", Headers: ["Accept", "CloudFront-Viewer-Address"] },
      },
    }),
    cloudFront("Site", "Distribution", {
      DistributionConfig: {
        Aliases: ["site.example"],
        DefaultRootObject: "index.html",
        Origins: [
          { Id: "files", DomainName: { "Fn::GetAtt": ["Files", "RegionalDomainName"] }, S3OriginConfig: {} },
          {
            Id: "api",
            DomainName: "api.example",
            OriginCustomHeaders: [{ HeaderName: "X-Origin-Verify", HeaderValue: "proof" }],
          },
        ],
        DefaultCacheBehavior: {
          TargetOriginId: "files",
          Compress: true,
          ResponseHeadersPolicyId: "Edge/Headers",
          FunctionAssociations: [{ EventType: "viewer-request", FunctionARN: "Edge/Page" }],
        },
        CacheBehaviors: [
          {
            PathPattern: "/api/*",
            TargetOriginId: "api",
            CachePolicyId: "Edge/Cache",
            OriginRequestPolicyId: "Edge/Request",
            FunctionAssociations: [{ EventType: "viewer-request", FunctionARN: "Edge/Prefix" }],
          },
        ],
      },
    }),
  ],
};

const page: DeployedFile = {
  type: "text/html",
  cacheControl: "no-cache",
  read: async () => Buffer.from("<h1>page</h1>"),
};

const script = Buffer.from("export const word = 'word';\n".repeat(100));

const aFile = (type: string): DeployedFile => ({
  type,
  cacheControl: "max-age=31536000, immutable",
  read: async () => script,
});

let asked: ApiRequest | undefined;
const distribution = createDistribution("site.example", {
  assembly,
  resolve: (_, value) => value,
  files: new Map([
    [
      "edge-files",
      new Map([
        ["index.html", page],
        ["assets/app.js", aFile("text/javascript; charset=utf-8")],
        ["assets/photo.webp", aFile("image/webp")],
      ]),
    ],
  ]),
  api: async (request) => {
    asked = request;
    return { status: 200, body: "{}" };
  },
});

const get = (target: string, more: Partial<ServedRequest> = {}) =>
  distribution({
    method: "GET",
    target,
    url: new URL(target, "http://localhost"),
    headers: {},
    body: Buffer.alloc(0),
    address: "192.0.2.7",
    ...more,
  });

test("every screen's path is answered with the page and the policy's headers", async () => {
  for (const path of ["/", "/Login", "/HouseHolds/Edit/abc"])
    expect(await get(path)).toEqual({
      headers: {
        "content-type": "text/html",
        "cache-control": "no-cache",
        etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
        "content-security-policy": "default-src 'none'",
        "x-content-type-options": "nosniff",
        "strict-transport-security": "max-age=60; includeSubDomains",
        "x-own": "1",
      },
      body: Buffer.from("<h1>page</h1>"),
    });
});

const asset = (path: string, headers: ServedRequest["headers"]) => get(`/assets/${path}`, { headers });

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip;q=1.0, br;q=0", "gzip", gunzipSync],
])("script comes compressed to a viewer who accepts %s", async (accepted, encoding, decompress) => {
  const { headers = {}, body = "" } = await asset("app.js", { "accept-encoding": accepted });
  expect(headers).toMatchObject({
    "content-encoding": encoding,
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "max-age=31536000, immutable",
    vary: "accept-encoding",
    etag: expect.stringMatching(/^W\/"/),
  });
  expect(body.length).toBeLessThan(200);
  expect(decompress(Buffer.from(body))).toEqual(script);
});

test("script comes as it is to a viewer who accepts no compression, and a cache is told so", async () => {
  for (const headers of [{}, { "accept-encoding": "identity, br;q=0" }]) {
    const answer = await asset("app.js", headers);
    expect(answer.body).toEqual(script);
    expect(answer.headers).toMatchObject({ vary: "accept-encoding" });
    expect(answer.headers).not.toHaveProperty("content-encoding");
  }
});

test("pictures and what is smaller than a packet are not compressed", async () => {
  const viewer = { "accept-encoding": "br" };
  for (const path of ["/assets/photo.webp", "/Login"])
    expect((await get(path, { headers: viewer })).headers).not.toHaveProperty("content-encoding");
});

test("a file that the viewer has is not sent again, a changed one is", async () => {
  const viewer = { "accept-encoding": "br" };
  const { headers = {} } = await asset("app.js", viewer);
  const again = await asset("app.js", { ...viewer, "if-none-match": `"other", ${headers.etag}` });
  expect(again).toMatchObject({ status: 304, headers: { etag: headers.etag, vary: "accept-encoding" } });
  expect(again.body).toBeUndefined();
  expect((await asset("app.js", { ...viewer, "if-none-match": '"other"' })).body).toBeDefined();
});

test("a distribution's function sees the request's cookies", async () => {
  expect((await get("/Login", { headers: { cookie: "other=2; seat=a=1" } })).status).toBe(403);
  expect((await get("/Login", { headers: { cookie: "other=2" } })).status).toBeUndefined();
});

test("a missing file is not answered with the page", async () => {
  expect((await get("/assets/gone.js")).status).toBe(403);
});

test("the API gets its own path, the proof and the headers that the policies let through", async () => {
  await get("/api/emailAvail?x=1", {
    method: "POST",
    headers: {
      accept: "*/*",
      authorization: "Bearer t",
      cookie: "a=b",
      referer: "http://localhost/secret",
      "x-origin-verify": "forged",
      "cloudfront-viewer-address": "203.0.113.9:1",
    },
  });
  expect(asked).toMatchObject({ method: "POST", path: "/emailAvail", query: "x=1", address: "192.0.2.7" });
  expect(asked?.headers).toEqual({
    accept: "*/*",
    authorization: "Bearer t",
    cookie: "a=b",
    "cloudfront-viewer-address": "192.0.2.7:40000",
    "x-origin-verify": "proof",
    "user-agent": "Amazon CloudFront",
    host: "localhost",
  });
});

test("an unknown name is refused by name", () => {
  const parts = {
    assembly,
    resolve: (_: string, value: unknown) => value,
    files: new Map(),
    api: async () => ({}),
  };
  expect(() => createDistribution("other.example", parts)).toThrow("no distribution for other.example");
});
