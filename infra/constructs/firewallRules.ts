import type { CfnWebACL } from "aws-cdk-lib/aws-wafv2";

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

/** How a rule is counted in CloudWatch. No request is sampled: a sample would show what was sent. */
export const counted = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

/** The bodies, by name, that a blocked request is answered with. */
export const answers = { slowDown: "SlowDown", tooLarge: "TooLarge" } as const;

/**
 * Rules of the common group that judge a body. They count and block nothing: bodies are JSON that is parsed
 * strictly and shown as text alone, a family may write about <b>, ../ or an address as it likes, and the
 * payment provider's events are longer than 8 KB.
 */
const bodyRules = [
  "SizeRestrictions_BODY",
  "CrossSiteScripting_BODY",
  "GenericLFI_BODY",
  "GenericRFI_BODY",
  "EC2MetaDataSSRF_BODY",
];

/** A rule group that AWS maintains, some of whose rules only count. */
function managed(name: string, onlyCount: readonly string[] = []): Omit<Rule, "priority"> {
  const ruleActionOverrides = onlyCount.map((rule) => ({ name: rule, actionToUse: { count: {} } }));
  const statement: Statement = {
    managedRuleGroupStatement: {
      vendorName: "AWS",
      name,
      ...(onlyCount.length > 0 ? { ruleActionOverrides } : {}),
    },
  };
  return { name, statement, overrideAction: { none: {} }, visibilityConfig: counted(name) };
}

/** Paths are compared as the API would read them, however they are written. */
const pathStatement = (positionalConstraint: "EXACTLY" | "STARTS_WITH", searchString: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint,
    searchString,
    textTransformations: [
      { priority: 0, type: "URL_DECODE" },
      { priority: 1, type: "NORMALIZE_PATH" },
      { priority: 2, type: "LOWERCASE" },
    ],
  },
});

/** At most so many requests of one address in five minutes. */
function rate(name: string, limit: number, scopeDownStatement: Statement): Omit<Rule, "priority"> {
  return {
    name,
    statement: {
      rateBasedStatement: { aggregateKeyType: "IP", evaluationWindowSec: 300, limit, scopeDownStatement },
    },
    action: {
      block: {
        customResponse: {
          responseCode: 429,
          customResponseBodyKey: answers.slowDown,
          responseHeaders: [{ name: "retry-after", value: "300" }],
        },
      },
    },
    visibilityConfig: counted(name),
  };
}

/** What the functions refuse with 413 is refused here already: more than 64 KB. */
const tooLarge: Omit<Rule, "priority"> = {
  name: "BodyTooLarge",
  statement: {
    sizeConstraintStatement: {
      // More than is inspected counts as too large: the limit is what is inspected.
      fieldToMatch: { body: { oversizeHandling: "MATCH" } },
      comparisonOperator: "GT",
      size: 64 * 1024,
      textTransformations: [{ priority: 0, type: "NONE" }],
    },
  },
  action: {
    block: { customResponse: { responseCode: 413, customResponseBodyKey: answers.tooLarge } },
  },
  visibilityConfig: counted("BodyTooLarge"),
};

/**
 * In their order. The functions count each caller themselves, more exactly: these rules keep a flood away from
 * them. The general one leaves out the payment provider, who sends everybody's events from a few addresses.
 */
const inOrder: readonly Omit<Rule, "priority">[] = [
  managed("AWSManagedRulesAmazonIpReputationList"),
  managed("AWSManagedRulesKnownBadInputsRuleSet"),
  managed("AWSManagedRulesCommonRuleSet", bodyRules),
  tooLarge,
  rate("RateOfSignIns", 150, pathStatement("EXACTLY", "/api/account/login")),
  rate("RateOfPhoneCodes", 100, pathStatement("STARTS_WITH", "/api/cellauth")),
  rate("RateOfPasswordResets", 100, pathStatement("STARTS_WITH", "/api/pass/")),
  rate("RateOfRequests", 3_000, {
    notStatement: { statement: pathStatement("EXACTLY", "/api/payment/webhook") },
  }),
];

export const firewallRules: readonly Rule[] = inOrder.map((rule, priority) => ({ ...rule, priority }));
