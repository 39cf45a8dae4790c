import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { pageForPath, withoutApiPrefix } from "./constructs/viewerFunctions.ts";
import { type Deployment, synthesize } from "./testing/synthesize.ts";

interface Behavior {
  readonly PathPattern?: string;
  readonly FunctionAssociations: readonly { readonly FunctionARN: { "Fn::GetAtt": [string, string] } }[];
  readonly ResponseHeadersPolicyId: { readonly Ref: string };
  readonly OriginRequestPolicyId?: { readonly Ref: string };
}

interface DistributionConfig {
  readonly Aliases?: readonly string[];
  readonly DefaultCacheBehavior: Behavior;
  readonly CacheBehaviors: readonly Behavior[];
  readonly CustomErrorResponses?: unknown;
  readonly Origins: readonly { readonly OriginCustomHeaders?: readonly { HeaderName: string }[] }[];
}

const distributionsOf = (deployment: Deployment) => {
  const found = deployment.ofType<{ DistributionConfig: DistributionConfig }>(
    "AWS::CloudFront::Distribution",
  );
  const named = (name: string) =>
    found.find(({ id }) => id.startsWith(name))?.properties.DistributionConfig ?? expect.fail(name);
  return { site: named("Site"), payment: named("Payment") };
};

const dev = synthesize("dev");
const named = synthesize("dev", {
  domain: "ready.example.org",
  certificateArn: "arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d-0000-1111-2222-333344445555",
  mapStyle: "https://maps.example.org/style.json?key=k",
});

const headersOf = (deployment: Deployment, behavior: Behavior): string =>
  JSON.stringify(
    deployment.resources.find(({ id }) => id === behavior.ResponseHeadersPolicyId.Ref)?.properties,
  );

function uriAfter(code: string, uri: string): string {
  const event = JSON.stringify({ request: { uri } });
  return runInNewContext(`${code}; handler(${event}).uri`) as string;
}

test.each(["/", "/Members/Add", "/HouseHolds/Edit/a1-b2_c3", "/dev/token_-1/new-monthly", "/return"])(
  "the screen %s is the one page",
  (uri) => {
    expect(uriAfter(pageForPath, uri)).toBe("/index.html");
  },
);

test.each(["/assets/index-a1b2.js", "/config.json", "/favicon.svg"])("the file %s is itself", (uri) => {
  expect(uriAfter(pageForPath, uri)).toBe(uri);
});

test("the API sees its documented paths", () => {
  expect(uriAfter(withoutApiPrefix, "/api/household/members/add")).toBe("/household/members/add");
  expect(uriAfter(withoutApiPrefix, "/api/api/x")).toBe("/api/x");
});

test("a missing screen never turns an error of the API into a page", () => {
  for (const distribution of Object.values(distributionsOf(dev))) {
    expect(distribution.CustomErrorResponses).toBeUndefined();
    const [page] = distribution.DefaultCacheBehavior.FunctionAssociations;
    for (const { FunctionAssociations } of distribution.CacheBehaviors)
      expect(FunctionAssociations).not.toContainEqual(page);
  }
});

test("the payment frame reaches the payment calls alone", () => {
  const { site, payment } = distributionsOf(dev);
  expect(site.CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual(["/api/*"]);
  expect(payment.CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual(["/api/payment/*"]);
});

test("the API is told the caller's address, never the host, and that the request came through here", () => {
  for (const { CacheBehaviors, Origins } of Object.values(distributionsOf(dev))) {
    const policy = dev.resources.find(({ id }) => id === CacheBehaviors[0]?.OriginRequestPolicyId?.Ref);
    const text = JSON.stringify(policy?.properties);
    expect(text).toContain('"CloudFront-Viewer-Address"');
    expect(text).not.toMatch(/"Host"/i);
    const proofs = Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);
    expect(proofs.map(({ HeaderName }) => HeaderName)).toEqual(["x-origin-verify"]);
  }
});

test("no page may run an inline script, and the site may be framed by nobody", () => {
  for (const deployment of [dev, named])
    for (const distribution of Object.values(distributionsOf(deployment))) {
      const headers = headersOf(deployment, distribution.DefaultCacheBehavior);
      expect(headers).toContain("script-src 'self';");
      expect(headers).not.toMatch(/unsafe-|strict-dynamic/);
    }
  expect(headersOf(dev, distributionsOf(dev).site.DefaultCacheBehavior)).toContain("frame-ancestors 'none'");
});

test("only the site may embed the payment frame, and with a domain it embeds that frame alone", () => {
  const { site, payment } = distributionsOf(named);
  const page = headersOf(named, site.DefaultCacheBehavior);
  const frame = headersOf(named, payment.DefaultCacheBehavior);
  expect(frame).toContain("frame-ancestors https://ready.example.org");
  expect(page).toContain("frame-src https://pay.ready.example.org;");
  expect(page).toContain("https://maps.example.org; worker-src");
  expect([site.Aliases, payment.Aliases]).toEqual([["ready.example.org"], ["pay.ready.example.org"]]);
});

test("without a domain the frame's ancestor is the site's own distribution", () => {
  const { payment } = distributionsOf(dev);
  const [site] = dev.ofType("AWS::CloudFront::Distribution").filter(({ id }) => id.startsWith("Site"));
  expect(headersOf(dev, payment.DefaultCacheBehavior)).toContain(
    `frame-ancestors https://",{"Fn::GetAtt":["${site?.id}","DomainName"]}`,
  );
});

test("the API's log says nothing about who called", () => {
  const [stage] = dev.ofType<{ AccessLogSettings: { Format: string } }>("AWS::ApiGatewayV2::Stage");
  const format = JSON.parse(stage?.properties.AccessLogSettings.Format ?? "{}") as Record<string, string>;
  expect(Object.keys(format)).toContain("requestId");
  expect(Object.values(format).join()).not.toMatch(/identity|authorizer|sourceIp|userAgent|path/i);
});
