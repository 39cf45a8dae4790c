import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { contract } from "#shared/contract/index.ts";
import { publicRate } from "./config/config.ts";
import { settings } from "./config/settings.ts";
import { firewallRules } from "./constructs/edge/firewallRules.ts";
import { pageForPath, sitePageForPath, withoutApiPrefix } from "./constructs/edge/viewerFunctions.ts";
import { ownDomain, publicSettings, twoNames } from "./testing/deployments.ts";
import { type Deployment, synthesize } from "./testing/synthesize.ts";

interface Behavior {
  readonly PathPattern?: string;
  readonly Compress: boolean;
  readonly ViewerProtocolPolicy: string;
  readonly FunctionAssociations: readonly { readonly FunctionARN: { "Fn::GetAtt": [string, string] } }[];
  readonly ResponseHeadersPolicyId: { readonly Ref: string };
  readonly OriginRequestPolicyId?: { readonly Ref: string };
}

interface DistributionConfig {
  readonly WebACLId: unknown;
  readonly HttpVersion: string;
  readonly ViewerCertificate?: unknown;
  readonly Aliases?: readonly string[];
  readonly DefaultCacheBehavior: Behavior;
  readonly CacheBehaviors: readonly Behavior[];
  readonly CustomErrorResponses?: unknown;
  readonly Origins: readonly { readonly OriginCustomHeaders?: readonly { HeaderName: string }[] }[];
}

const distributionsOf = (deployment: Deployment) => {
  const found = deployment.ofType<{ DistributionConfig: DistributionConfig }>("AWS::CloudFront::Distribution");
  const named = (name: string) =>
    found.find(({ id }) => id.startsWith(name))?.properties.DistributionConfig ?? expect.fail(name);
  return { site: named("Site"), payment: named("Payment"), backup: named("Backup") };
};

const dev = synthesize("dev");
const named = synthesize("dev", {
  ...ownDomain,
  mapStyle: "https://maps.example.org/style.json?key=k",
});

const headersOf = (deployment: Deployment, behavior: Behavior): string =>
  JSON.stringify(deployment.resources.find(({ id }) => id === behavior.ResponseHeadersPolicyId.Ref)?.properties);

function uriAfter(code: string, uri: string, cookies: object = {}): string {
  const event = JSON.stringify({ request: { uri, cookies } });
  return runInNewContext(`${code}; handler(${event}).uri`) as string;
}

const session = { "__Host-session": { value: "a.b.c" } };

test.each(["/", "/dev/token_-1/new-monthly", "/return"])("the payment frame's screen %s is its one page", (uri) => {
  expect(uriAfter(pageForPath, uri)).toBe("/index.html");
});

test.each([
  ["/", "/landing.html"],
  ["/index.html", "/landing.html"],
  ["/Homepage", "/landing.html"],
  ["/Login", "/login.html"],
])("%s is a page's text, and with a session the empty page", (uri, file) => {
  expect(uriAfter(sitePageForPath, uri)).toBe(file);
  expect(uriAfter(sitePageForPath, uri, session)).toBe("/index.html");
});

test.each(["/Register", "/constructor", "/Members/Add", "/HouseHolds/Edit/a1-b2_c3"])(
  "the screen %s is the empty page",
  (uri) => {
    for (const cookies of [{}, session]) expect(uriAfter(sitePageForPath, uri, cookies)).toBe("/index.html");
  },
);

test.each(["/assets/index-a1b2.js", "/config.json", "/favicon.svg"])("the file %s is itself", (uri) => {
  for (const code of [pageForPath, sitePageForPath]) expect(uriAfter(code, uri, session)).toBe(uri);
});

test("the map's key draws tiles, from the site's address alone", () => {
  const [key] = named.ofType("AWS::Location::APIKey");
  expect(key?.properties).toMatchObject({
    NoExpiry: true,
    ForceDelete: true,
    Restrictions: {
      AllowActions: ["geo-maps:GetTile"],
      AllowReferers: [`https://${ownDomain.domain}/*`],
    },
  });
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
  const { site, payment, backup } = distributionsOf(dev);
  expect(site.CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual(["/api/*"]);
  for (const { CacheBehaviors } of [payment, backup])
    expect(CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual(["/api/payment/*"]);
});

test("the API gets the caller's address, a proof that the request came through the distribution, and never the host", () => {
  for (const { CacheBehaviors, Origins } of Object.values(distributionsOf(dev))) {
    const policy = dev.resources.find(({ id }) => id === CacheBehaviors[0]?.OriginRequestPolicyId?.Ref);
    const text = JSON.stringify(policy?.properties);
    expect(text).toContain('"CloudFront-Viewer-Address"');
    expect(text).not.toMatch(/"Host"/i);
    const proofs = Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);
    expect(proofs.map(({ HeaderName }) => HeaderName)).toEqual(["x-origin-verify"]);
  }
});

test("no page may run an inline script, and no page may frame the site", () => {
  for (const deployment of [dev, named])
    for (const distribution of Object.values(distributionsOf(deployment))) {
      const headers = headersOf(deployment, distribution.DefaultCacheBehavior);
      expect(headers).toContain("script-src 'self';");
      expect(headers).not.toMatch(/unsafe-|strict-dynamic/);
    }
  expect(headersOf(dev, distributionsOf(dev).site.DefaultCacheBehavior)).toContain("frame-ancestors 'none'");
});

test("the site allows the styles of its built pages by their hashes, and no other style with text", () => {
  const { site, payment } = distributionsOf(dev);
  const [landing, login] = ["site/landing.html", "site/login.html"].map((text) =>
    createHash("sha256").update(text).digest("base64"),
  );
  const empty = createHash("sha256").update("").digest("base64");
  const stylesOf = (behavior: Behavior) => /style-src ([^;]*);/.exec(headersOf(dev, behavior))?.[1];
  expect(stylesOf(site.DefaultCacheBehavior)).toBe(`'self' 'sha256-${empty}' 'sha256-${landing}' 'sha256-${login}'`);
  expect(stylesOf(payment.DefaultCacheBehavior)).toBe(`'self' 'sha256-${empty}'`);
});

test("only the site may embed the payment frames, and with a domain it embeds these two alone", () => {
  const { site, ...frames } = distributionsOf(named);
  const page = headersOf(named, site.DefaultCacheBehavior);
  for (const { DefaultCacheBehavior } of Object.values(frames))
    expect(headersOf(named, DefaultCacheBehavior)).toContain("frame-ancestors https://ready.example.org");
  expect(page).toContain("frame-src https://pay.ready.example.org https://pay-backup.ready.example.org;");
  expect(page).toContain("https://maps.example.org; worker-src");
  expect([site.Aliases, frames.payment.Aliases, frames.backup.Aliases]).toEqual([
    ["ready.example.org"],
    ["pay.ready.example.org"],
    ["pay-backup.ready.example.org"],
  ]);
});

test("a backup payment host without a name of its own is embedded by its distribution's", () => {
  const deployment = synthesize("prod", { ...publicSettings, ...twoNames });
  const { site, backup } = distributionsOf(deployment);
  const [{ id } = expect.fail()] = deployment
    .ofType("AWS::CloudFront::Distribution")
    .filter(({ id }) => id.startsWith("Backup"));
  expect(backup.Aliases).toBeUndefined();
  expect(headersOf(deployment, site.DefaultCacheBehavior)).toContain(
    `frame-src https://pay.ready.example.org https://",{"Fn::GetAtt":["${id}","DomainName"]},";`,
  );
});

test("without a domain the frame's ancestor is the site's own distribution", () => {
  const { payment } = distributionsOf(dev);
  const [site] = dev.ofType("AWS::CloudFront::Distribution").filter(({ id }) => id.startsWith("Site"));
  expect(headersOf(dev, payment.DefaultCacheBehavior)).toContain(
    `frame-ancestors https://",{"Fn::GetAtt":["${site?.id}","DomainName"]}`,
  );
});

test("the API's log says nothing about the caller", () => {
  const [stage] = dev.ofType<{ AccessLogSettings: { Format: string } }>("AWS::ApiGatewayV2::Stage");
  const format = JSON.parse(stage?.properties.AccessLogSettings.Format ?? "{}") as Record<string, string>;
  expect(Object.keys(format)).toContain("requestId");
  expect(Object.values(format).join()).not.toMatch(/identity|authorizer|sourceIp|userAgent|path/i);
});

interface SecurityHeaders {
  readonly ContentTypeOptions: object;
  readonly ReferrerPolicy: { readonly ReferrerPolicy: string };
  readonly StrictTransportSecurity: { readonly AccessControlMaxAgeSec: number };
}

test("every answer has the strict headers, of pages and of the API", () => {
  const policies = dev.ofType<{
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: SecurityHeaders;
      CustomHeadersConfig?: { Items: readonly { Header: string; Value: string }[] };
    };
  }>("AWS::CloudFront::ResponseHeadersPolicy");
  expect(policies).toHaveLength(3);
  for (const { properties } of policies) {
    const { SecurityHeadersConfig, CustomHeadersConfig } = properties.ResponseHeadersPolicyConfig;
    expect(SecurityHeadersConfig).toMatchObject({
      ContentSecurityPolicy: { Override: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: "no-referrer", Override: true },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 2 * 365 * 86_400, IncludeSubdomains: true },
    });
    const isPage = CustomHeadersConfig !== undefined;
    if (isPage) expect(CustomHeadersConfig.Items.map(({ Header }) => Header)).toContain("permissions-policy");
  }
  for (const { DefaultCacheBehavior, CacheBehaviors } of Object.values(distributionsOf(dev)))
    for (const { ResponseHeadersPolicyId } of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(policies.map(({ id }) => id)).toContain(ResponseHeadersPolicyId.Ref);
});

test("every answer is compressed, and none is sent without TLS", () => {
  for (const { DefaultCacheBehavior, CacheBehaviors } of Object.values(distributionsOf(dev)))
    for (const { Compress, ViewerProtocolPolicy } of [DefaultCacheBehavior, ...CacheBehaviors]) {
      expect(Compress).toBe(true);
      expect(["redirect-to-https", "https-only"]).toContain(ViewerProtocolPolicy);
    }
});

test("a domain is served with TLS 1.2 or newer; without one the distribution keeps its own name", () => {
  for (const { ViewerCertificate } of Object.values(distributionsOf(named)))
    expect(ViewerCertificate).toMatchObject({ MinimumProtocolVersion: "TLSv1.2_2021" });
  for (const { ViewerCertificate, Aliases } of Object.values(distributionsOf(dev)))
    expect([ViewerCertificate, Aliases]).toEqual([undefined, undefined]);
});

interface Rule {
  readonly Name: string;
  readonly Priority: number;
  readonly Action?: { Block: { CustomResponse: { ResponseCode: number; CustomResponseBodyKey: string } } };
  readonly Statement: {
    readonly ManagedRuleGroupStatement?: { RuleActionOverrides?: readonly { Name: string }[] };
    readonly RateBasedStatement?: { Limit: number; EvaluationWindowSec: number; ScopeDownStatement: unknown };
    readonly AndStatement?: {
      readonly Statements: readonly {
        readonly SizeConstraintStatement?: object;
        readonly NotStatement?: {
          readonly Statement: { readonly RegexMatchStatement?: { readonly RegexString: string } };
        };
      }[];
    };
  };
}

const [firewall] = dev.ofType<{
  Rules: readonly Rule[];
  CustomResponseBodies: Record<string, { Content: string }>;
}>("AWS::WAFv2::WebACL");
const ruleOf = (name: string) => firewall?.properties.Rules.find(({ Name }) => Name === name) ?? expect.fail(name);

test("every distribution stands behind the firewall", () => {
  expect(firewall?.properties).toMatchObject({ Scope: "CLOUDFRONT", DefaultAction: { Allow: {} } });
  for (const { WebACLId } of Object.values(distributionsOf(dev)))
    expect(WebACLId).toEqual({ "Fn::GetAtt": [firewall?.id, "Arn"] });
});

test("the firewall uses the groups of AWS, and blocks no body for its words", () => {
  const groups = ["IpReputationList", "KnownBadInputsRuleSet", "CommonRuleSet"];
  for (const group of groups) expect(ruleOf(`AWSManagedRules${group === "IpReputationList" ? "Amazon" : ""}${group}`));
  const counted = ruleOf("AWSManagedRulesCommonRuleSet").Statement.ManagedRuleGroupStatement?.RuleActionOverrides;
  expect(counted?.map(({ Name }) => Name)).toEqual(expect.arrayContaining(["CrossSiteScripting_BODY"]));
  for (const { Name } of counted ?? []) expect(Name).toMatch(/_BODY$/);
});

test.each([
  ["RateOfSignIns", 150, "/api/account/login"],
  ["RateOfPhoneCodes", 100, "/api/cellauth"],
  ["RateOfPasswordResets", 100, "/api/pass/"],
])("%s stops an address after %i requests in five minutes", (name, limit, path) => {
  const { Statement, Action } = ruleOf(name);
  expect(Statement.RateBasedStatement).toMatchObject({ Limit: limit, EvaluationWindowSec: 300 });
  expect(JSON.stringify(Statement.RateBasedStatement?.ScopeDownStatement)).toContain(`"${path}"`);
  expect(Action?.Block.CustomResponse).toMatchObject({ ResponseCode: 429 });
});

/** Written a second time. */
const classes: Readonly<Record<string, readonly string[]>> = {
  ShareOfSignIns: ["/account/login"],
  ShareOfSessions: ["/account/refresh", "/account/logout"],
  ShareOfEmergencyCards: ["/card"],
  ShareOfStrangers: [
    ...["/account", "/cellAuth", "/cellAuth/verify", "/phoneAvail", "/emailAvail", "/locations", "/health"],
    "/member/confirm/link",
    ...["/pass/reset/request", "/pass/reset", "/payment/checkout", "/payment/order", "/payment/saved"],
    ...["/objection", "/objection/decide", "/waitlist", "/waitlist/decide"],
  ],
};

const expressionIn = (name: string): RegExp => {
  const { RegexMatchStatement } = (ruleOf(name).Statement.RateBasedStatement?.ScopeDownStatement ?? {}) as {
    RegexMatchStatement?: { RegexString: string };
  };
  const text = RegexMatchStatement?.RegexString ?? expect.fail(name);
  // WAF takes 512 characters.
  expect(text.length).toBeLessThanOrEqual(512);
  return new RegExp(text);
};

test.each(Object.entries(classes))("%s counts exactly its public paths, and no signed-in call", (name, paths) => {
  const expression = expressionIn(name);
  const counted = Object.values(contract).filter(({ path }) => expression.test(`/api${path}`.toLowerCase()));
  expect(counted.map(({ path }) => path).sort()).toEqual([...paths].sort());
  for (const { callers } of counted) expect(callers).toBe("anyone");
});

test("every call without a session has its class", () => {
  const open = Object.values(contract).filter(({ callers }) => callers === "anyone");
  expect(new Set(open.map(({ path }) => path))).toEqual(new Set(Object.values(classes).flat()));
});

const [stage] = dev.ofType<{ DefaultRouteSettings: { ThrottlingRateLimit: number } }>("AWS::ApiGatewayV2::Stage");
const all = stage?.properties.DefaultRouteSettings.ThrottlingRateLimit ?? 0;

test("twenty addresses that take all they can leave everybody else three quarters of the API", () => {
  const { Limit = 0, EvaluationWindowSec = 1 } = ruleOf("RateOfRequests").Statement.RateBasedStatement ?? {};
  expect(Limit).toBeGreaterThan(0);
  expect(1 - (20 * Limit) / EvaluationWindowSec / all).toBeGreaterThanOrEqual(0.75);
});

test("a flood of public calls from any number of addresses leaves signed-in people two fifths of the API", () => {
  const taken = Object.keys(classes).map((name) => {
    const { RateBasedStatement: rate } = ruleOf(name).Statement;
    expect(rate).toMatchObject({ AggregateKeyType: "CONSTANT", EvaluationWindowSec: 60 });
    expect(ruleOf(name).Action?.Block.CustomResponse).toMatchObject({ ResponseCode: 429 });
    return (rate?.Limit ?? 0) / (rate?.EvaluationWindowSec ?? 1);
  });
  const left = all - taken.reduce((sum, one) => sum + one, 0);
  expect(left / all).toBeGreaterThanOrEqual(0.4);
});

test("at its most, the share of public calls leaves as much", () => {
  expect(settings.publicShare.parse("11")).toBeUndefined();
  const rates = firewallRules(publicRate({ apiRate: 800, publicShare: 10 })).flatMap(({ name, statement }) => {
    const { rateBasedStatement: rate } = statement as { rateBasedStatement?: { limit: number } };
    return name.startsWith("ShareOf") && rate ? rate.limit / 60 : [];
  });
  expect(rates).toHaveLength(4);
  expect(1 - rates.reduce((sum, one) => sum + one, 0) / 800).toBeGreaterThanOrEqual(0.4);
});

test("one address gets a small part of a public class, whatever it calls", () => {
  const { Statement } = ruleOf("RateOfStrangers");
  expect(Statement.RateBasedStatement).toMatchObject({
    AggregateKeyType: "IP",
    Limit: 600,
    EvaluationWindowSec: 300,
  });
  expect(expressionIn("RateOfStrangers")).toEqual(expressionIn("ShareOfStrangers"));
});

test("no address floods the other calls, and the payment provider is not counted", () => {
  const { Statement } = ruleOf("RateOfRequests");
  expect(Statement.RateBasedStatement?.Limit).toBe(3_000);
  expect(Statement.RateBasedStatement?.ScopeDownStatement).toMatchObject({
    NotStatement: { Statement: { ByteMatchStatement: { SearchString: "/api/payment/webhook" } } },
  });
});

test("a body of more than 64 KB is refused with the API's own message, and 64 KB are inspected", () => {
  const { Statement, Action } = ruleOf("BodyTooLarge");
  const [size, others] = Statement.AndStatement?.Statements ?? [];
  expect(size?.SizeConstraintStatement).toMatchObject({
    ComparisonOperator: "GT",
    Size: 64 * 1024,
    FieldToMatch: { Body: { OversizeHandling: "MATCH" } },
  });
  // With the text of an alert, which their functions measure themselves.
  expect(others?.NotStatement?.Statement.RegexMatchStatement?.RegexString).toBe(
    "^/api(/registry/list|/registry/area/read|/registry/export)$",
  );
  const { ResponseCode, CustomResponseBodyKey } = Action?.Block.CustomResponse ?? expect.fail();
  const { Content } = firewall?.properties.CustomResponseBodies[CustomResponseBodyKey] ?? expect.fail();
  expect([ResponseCode, JSON.parse(Content)]).toEqual([
    413,
    { Message: "This request is too large.", Code: "TOO_LARGE", RequestId: "firewall" },
  ]);
  expect(firewall?.properties).toMatchObject({
    AssociationConfig: { RequestBody: { CLOUDFRONT: { DefaultSizeInspectionLimit: "KB_64" } } },
  });
});

test("the firewall's log holds blocked requests alone, without session tokens, cookies and reset links", () => {
  const [log] = dev.ofType("AWS::WAFv2::LoggingConfiguration");
  expect(log?.properties).toMatchObject({
    ResourceArn: { "Fn::GetAtt": [firewall?.id, "Arn"] },
    RedactedFields: [
      { SingleHeader: { Name: "authorization" } },
      { SingleHeader: { Name: "cookie" } },
      { QueryString: {} },
    ],
    LoggingFilter: {
      DefaultBehavior: "DROP",
      Filters: [{ Behavior: "KEEP", Conditions: [{ ActionCondition: { Action: "BLOCK" } }] }],
    },
  });
  const group = dev
    .ofType<{ LogGroupName?: string }>("AWS::Logs::LogGroup")
    .map(({ properties }) => properties.LogGroupName);
  expect(group).toContain("aws-waf-logs-beforehand-dev");
});
