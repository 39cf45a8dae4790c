import { textPrice } from "#shared/rules/texts/textPrice.ts";

/** Where and when prices were read: the date of the page, or else of the reading. */
const sources = {
  cognito: ["danguisinger.com/aws/cognito", "2026-11-21"],
  ses: ["acecloudinterviews.com/tutorials/aws/ses", "2026-11-21"],
  gateway: ["appropri8-astro.pages.dev, deploying-simple-api-aws, page 7", "2025-12-02"],
  lambda: ["git.mcrn.ar, lambda-13-cost.md", "2026-11-22"],
  units: ["airbyte.com, dynamodb-pricing", "2025-07-21"],
  storage: ["aws.amazon.com/dynamodb/pricing, a stored copy", "2026-11-22"],
  backups: ["finops.com.py/services/dynamodb/backups", "2026-11-22"],
  s3: ["michael-kiley.medium.com", "2026-11-21"],
  cloudFront: ["wring.co, CloudFront guide", "2026-03-08"],
  waf: ["c3x.dev/blog/aws-waf-cost-explained", "2026-11-22"],
  cloudWatch: ["factualminds.com, amazon-cloudwatch-pricing", "2026-06-13"],
  metrics: ["signoz.io/guides/cloudwatch-pricing", "2026-02-15"],
  alarms: ["c3x.dev/resources/aws/aws_cloudwatch_metric_alarm", "2026-11-22"],
  kms: ["wring.co/blog/aws-kms-pricing-guide", "2026-11-21"],
  secrets: ["hivebook.wiki, aws-secrets-manager", "2026-11-22"],
} as const;

/** A price in US dollars for a number of units; undefined, and without a source, when it is unknown. */
export interface Price {
  readonly what: string;
  readonly dollars: number | undefined;
  readonly units: number;
  readonly unit: string;
  readonly source: string;
  readonly date: string;
}

function price(
  what: string,
  dollars: number,
  units: number,
  unit: string,
  from: keyof typeof sources,
): Price {
  const [source, date] = sources[from];
  return { what, dollars, units, unit, source, date };
}

const unknown = (what: string, units: number, unit: string): Price => ({
  ...{ what, dollars: undefined, units, unit },
  ...{ source: "", date: "" },
});

const million = 1_000_000;

/** us-east-1, on demand, without discounts. */
export const prices = {
  identity: price("Cognito, plan LITE, above 10,000", 0.0055, 1, "active user", "cognito"),
  texts: {
    ...{ what: "Texts to US numbers, with the carrier's fee", units: 1, unit: "texts" },
    ...textPrice,
  },
  geocoding: unknown("Amazon Location, stored results", 1_000, "addresses"),
  mails: price("SES", 0.1, 1_000, "mails", "ses"),
  gateway: price("API Gateway, HTTP API", 1, million, "requests", "gateway"),
  computing: price("Lambda on arm64", 0.0000133334, 1, "GB-second", "lambda"),
  invocations: price("Lambda", 0.2, million, "invocations", "lambda"),
  reads: price("DynamoDB, on demand", 0.125, million, "read units", "units"),
  writes: price("DynamoDB, on demand", 0.625, million, "write units", "units"),
  records: price("DynamoDB, stored", 0.25, 1, "GB a month", "storage"),
  recovery: price("DynamoDB, to any second of 35 days", 0.2, 1, "GB a month", "backups"),
  backups: price("DynamoDB, daily copies", 0.1, 1, "GB a month", "backups"),
  photos: price("S3, stored", 0.023, 1, "GB a month", "s3"),
  uploads: price("S3, uploads", 0.005, 1_000, "uploads", "s3"),
  delivery: price("CloudFront, above 1 TB", 0.085, 1, "GB", "cloudFront"),
  firewall: price("WAF: the list of rules", 5, 1, "month", "waf"),
  firewallRules: price("WAF: each rule or managed group", 1, 1, "month", "waf"),
  inspected: price("WAF", 0.6, million, "requests", "waf"),
  logs: price("CloudWatch, logs taken in", 0.5, 1, "GB", "cloudWatch"),
  metrics: price("CloudWatch, metrics of our own", 0.3, 1, "metric", "metrics"),
  alarms: price("CloudWatch, alarms", 0.1, 1, "alarm", "alarms"),
  dashboards: price("CloudWatch, dashboard", 3, 1, "month", "cloudWatch"),
  keys: price("KMS, key", 1, 1, "month", "kms"),
  keyUses: price("KMS, above 20,000", 0.03, 10_000, "requests", "kms"),
  secrets: price("Secrets Manager, secret", 0.4, 1, "month", "secrets"),
} as const;
