/** A price in US dollars, and where it was read. */
export interface Price {
  readonly what: string;
  readonly dollars: number;
  /** Of what the price is: "million requests". */
  readonly per: string;
  readonly source: string;
  /** When the source was written or read, as far as that is known. */
  readonly date: string;
}

const notRead = "not read at its source: check before quoting";

/** us-east-1, on demand, without discounts. */
export const prices = {
  identity: {
    what: "Cognito, plan LITE, above 10,000",
    dollars: 0.0055,
    per: "active user",
    source: "danguisinger.com/aws/cognito",
    date: "2026-11-21",
  },
  texts: {
    what: "Texts to US numbers, with the carrier's fee",
    dollars: 0.01,
    per: "text",
    source: notRead,
    date: "",
  },
  geocoding: {
    what: "Amazon Location, stored results",
    dollars: 4,
    per: "1,000 addresses",
    source: notRead,
    date: "",
  },
  mails: {
    what: "SES",
    dollars: 0.1,
    per: "1,000 mails",
    source: "acecloudinterviews.com/tutorials/aws/ses",
    date: "2026-11-21",
  },
  gateway: {
    what: "API Gateway, HTTP API",
    dollars: 1,
    per: "million requests",
    source: "api-evangelist/amazon-web-services, of the price page",
    date: "2026-09-20",
  },
  computing: {
    what: "Lambda on arm64",
    dollars: 0.0000133334,
    per: "GB-second",
    source: "git.mcrn.ar, lambda-13-cost.md",
    date: "2026-11-21",
  },
  invocations: {
    what: "Lambda",
    dollars: 0.2,
    per: "million invocations",
    source: "git.mcrn.ar, lambda-13-cost.md",
    date: "2026-11-21",
  },
  reads: {
    what: "DynamoDB, on demand",
    dollars: 0.125,
    per: "million read units",
    source: "airbyte.com, dynamodb-pricing",
    date: "2025-07-21",
  },
  writes: {
    what: "DynamoDB, on demand",
    dollars: 0.625,
    per: "million write units",
    source: "airbyte.com, dynamodb-pricing",
    date: "2025-07-21",
  },
  records: { what: "DynamoDB, stored", dollars: 0.25, per: "GB a month", source: notRead, date: "" },
  recovery: {
    what: "DynamoDB, to any second of 35 days",
    dollars: 0.2,
    per: "GB a month",
    source: notRead,
    date: "",
  },
  backups: { what: "DynamoDB, daily copies", dollars: 0.1, per: "GB a month", source: notRead, date: "" },
  photos: {
    what: "S3, stored",
    dollars: 0.023,
    per: "GB a month",
    source: "michael-kiley.medium.com",
    date: "2026-11-21",
  },
  uploads: {
    what: "S3, uploads",
    dollars: 0.005,
    per: "1,000 uploads",
    source: "michael-kiley.medium.com",
    date: "2026-11-21",
  },
  delivery: {
    what: "CloudFront, above 1 TB",
    dollars: 0.085,
    per: "GB",
    source: "wring.co, CloudFront guide",
    date: "2026-03-08",
  },
  firewall: {
    what: "WAF: the list of rules",
    dollars: 5,
    per: "month",
    source: "c3x.dev/blog/aws-waf-cost-explained",
    date: "2026-11-21",
  },
  firewallRules: {
    what: "WAF: each rule or managed group",
    dollars: 1,
    per: "month",
    source: "c3x.dev/blog/aws-waf-cost-explained",
    date: "2026-11-21",
  },
  inspected: {
    what: "WAF",
    dollars: 0.6,
    per: "million requests",
    source: "c3x.dev/blog/aws-waf-cost-explained",
    date: "2026-11-21",
  },
  logs: {
    what: "CloudWatch, logs taken in",
    dollars: 0.5,
    per: "GB",
    source: "factualminds.com, amazon-cloudwatch-pricing",
    date: "2026-06-13",
  },
  metrics: {
    what: "CloudWatch, metrics of our own",
    dollars: 0.3,
    per: "metric",
    source: "signoz.io/guides/cloudwatch-pricing",
    date: "2026-02-15",
  },
  alarms: { what: "CloudWatch, alarms", dollars: 0.1, per: "alarm", source: notRead, date: "" },
  dashboards: {
    what: "CloudWatch, dashboard",
    dollars: 3,
    per: "month",
    source: "factualminds.com, amazon-cloudwatch-pricing",
    date: "2026-06-13",
  },
  keys: {
    what: "KMS, key",
    dollars: 1,
    per: "month",
    source: "wring.co/blog/aws-kms-pricing-guide",
    date: "2026-11-21",
  },
  keyUses: {
    what: "KMS, above 20,000",
    dollars: 0.03,
    per: "10,000 requests",
    source: "wring.co/blog/aws-kms-pricing-guide",
    date: "2026-11-21",
  },
  secrets: { what: "Secrets Manager, secret", dollars: 0.4, per: "month", source: notRead, date: "" },
} as const satisfies Record<string, Price>;
