import type { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { expressionOf, largeBodyPaths, publicPaths } from "./publicPaths.ts";

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

/** Samples of requests would show personal data. */
export const counted = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

export const answers = { slowDown: "SlowDown", tooLarge: "TooLarge" } as const;

/**
 * Counted, not blocked: a family may write <b>, ../ or an address, bodies are JSON, parsed strictly and shown as text,
 * and the payment provider's events are longer than 8 KB.
 */
const bodyRules = [
  "SizeRestrictions_BODY",
  "CrossSiteScripting_BODY",
  "GenericLFI_BODY",
  "GenericRFI_BODY",
  "EC2MetaDataSSRF_BODY",
];

/** @param onlyCount rules of the group that do not block */
function managed(name: string, onlyCount: readonly string[] = []): Omit<Rule, "priority"> {
  const ruleActionOverrides = onlyCount.map((rule) => ({ name: rule, actionToUse: { count: {} } }));
  const statement: Statement = {
    managedRuleGroupStatement: { vendorName: "AWS", name, ...(onlyCount.length > 0 ? { ruleActionOverrides } : {}) },
  };
  return { name, statement, overrideAction: { none: {} }, visibilityConfig: counted(name) };
}

/** As the API reads it. */
const readPath = {
  fieldToMatch: { uriPath: {} },
  textTransformations: [
    { priority: 0, type: "URL_DECODE" },
    { priority: 1, type: "NORMALIZE_PATH" },
    { priority: 2, type: "LOWERCASE" },
  ],
};

const pathStatement = (positionalConstraint: "EXACTLY" | "STARTS_WITH", searchString: string): Statement => ({
  byteMatchStatement: { ...readPath, positionalConstraint, searchString },
});

const oneOf = (paths: readonly string[]): Statement => ({
  regexMatchStatement: { ...readPath, regexString: expressionOf(paths) },
});

type Rate = Pick<
  CfnWebACL.RateBasedStatementProperty,
  "aggregateKeyType" | "evaluationWindowSec" | "limit" | "scopeDownStatement"
>;

function slowDown(name: string, rateBasedStatement: Rate): Omit<Rule, "priority"> {
  const seconds = String(rateBasedStatement.evaluationWindowSec);
  return {
    name,
    statement: { rateBasedStatement },
    action: {
      block: {
        customResponse: {
          responseCode: 429,
          customResponseBodyKey: answers.slowDown,
          responseHeaders: [{ name: "retry-after", value: seconds }],
        },
      },
    },
    visibilityConfig: counted(name),
  };
}

/** In five minutes, for one network address. */
const rate = (name: string, limit: number, scopeDownStatement: Statement) =>
  slowDown(name, { aggregateKeyType: "IP", evaluationWindowSec: 300, limit, scopeDownStatement });

/** Blocks everybody while all addresses together ask for more than `perSecond`. */
const share = (name: string, perSecond: number, paths: readonly string[]) =>
  slowDown(name, {
    aggregateKeyType: "CONSTANT",
    evaluationWindowSec: 60,
    // The firewall takes no limit below 10.
    limit: Math.max(10, Math.round(perSecond * 60)),
    scopeDownStatement: oneOf(paths),
  });

/** Functions would answer 413, too. A registry takes the text of an alert, of which the first 64 KB are inspected. */
const tooLarge: Omit<Rule, "priority"> = {
  name: "BodyTooLarge",
  statement: {
    andStatement: {
      statements: [
        {
          sizeConstraintStatement: {
            // The limit equals the inspected size: a larger body matches.
            fieldToMatch: { body: { oversizeHandling: "MATCH" } },
            comparisonOperator: "GT",
            size: 64 * 1024,
            textTransformations: [{ priority: 0, type: "NONE" }],
          },
        },
        { notStatement: { statement: oneOf(largeBodyPaths) } },
      ],
    },
  },
  action: { block: { customResponse: { responseCode: 413, customResponseBodyKey: answers.tooLarge } } },
  visibilityConfig: counted("BodyTooLarge"),
};

/**
 * By priority. Calls limit each caller more exactly. The general rule leaves out the payment provider, which
 * sends from a few addresses.
 */
const inOrder = (publicRate: number): readonly Omit<Rule, "priority">[] => [
  managed("AWSManagedRulesAmazonIpReputationList"),
  managed("AWSManagedRulesKnownBadInputsRuleSet"),
  managed("AWSManagedRulesCommonRuleSet", bodyRules),
  tooLarge,
  rate("RateOfSignIns", 150, pathStatement("EXACTLY", "/api/account/login")),
  rate("RateOfPhoneCodes", 100, pathStatement("STARTS_WITH", "/api/cellauth")),
  rate("RateOfPasswordResets", 100, pathStatement("STARTS_WITH", "/api/pass/")),
  rate("RateOfEmergencyCards", 100, oneOf(publicPaths.emergencyCards)),
  rate("RateOfStrangers", 600, oneOf(publicPaths.strangers)),
  // The rest of the API's rate is for signed-in people: a flood of sign-ups leaves sign-ins and a crew's
  // emergency cards alone, and neither ends a session.
  share("ShareOfStrangers", publicRate, publicPaths.strangers),
  share("ShareOfSignIns", publicRate, publicPaths.signIns),
  share("ShareOfSessions", publicRate, publicPaths.upkeep),
  // To fill it at 100 a second takes 300 addresses at their own limit.
  share("ShareOfEmergencyCards", 2.5 * publicRate, publicPaths.emergencyCards),
  rate("RateOfRequests", 3_000, { notStatement: { statement: pathStatement("EXACTLY", "/api/payment/webhook") } }),
];

/** @param publicRate requests a second of callers without a session */
export const firewallRules = (publicRate: number): Rule[] =>
  inOrder(publicRate).map((rule, priority) => ({ ...rule, priority }));
