import { textPrice } from "#shared/rules/texts/textPrice.ts";

/** Where and when prices were read: the date of the page, or else of the reading. */
const sources = {
  cognito: ["danguisinger.com/aws/cognito", "2026-11-21"],
  ses: ["acecloudinterviews.com/tutorials/aws/ses", "2026-11-21"],
  gateway: ["amnic.com/blogs/aws-api-gateway-pricing", "2026-11-23"],
  lambda: ["git.mcrn.ar, lambda-13-cost.md", "2026-11-22"],
  units: ["airbyte.com, dynamodb-pricing", "2025-07-21"],
  storage: ["aws.amazon.com/dynamodb/pricing, a stored copy", "2026-11-22"],
  backups: ["finops.com.py/services/dynamodb/backups", "2026-11-22"],
  s3: ["michael-kiley.medium.com", "2026-11-21"],
  requests: ["c3x.dev/blog/s3-request-fees-explained", "2026-11-23"],
  egress: ["usage.ai/blogs/s3-egress-cost", "2026-06-04"],
  cloudFront: ["aws.amazon.com/cloudfront/pricing, a stored copy", "2026-11-23"],
  viewers: ["wring.co/blog/aws-cloudfront-pricing-guide", "2026-11-23"],
  edge: ["cur.vantage.sh/aws/amazoncloudfront", "2026-11-23"],
  waf: ["c3x.dev/blog/aws-waf-cost-explained", "2026-11-22"],
  cloudWatch: ["factualminds.com, amazon-cloudwatch-pricing", "2026-06-13"],
  metrics: ["signoz.io/guides/cloudwatch-pricing", "2026-02-15"],
  alarms: ["c3x.dev/resources/aws/aws_cloudwatch_metric_alarm", "2026-11-22"],
  kms: ["wring.co/blog/aws-kms-pricing-guide", "2026-11-21"],
  secrets: ["hivebook.wiki, aws-secrets-manager", "2026-11-22"],
} as const;

/** From this amount on, a unit of that count costs so much. */
export type Step = readonly [from: number, dollars: number];

/** A price in US dollars for a number of units; without steps, and without a source, when it is unknown. */
export interface Price {
  readonly what: string;
  /** By amounts that rise: what is below the first one is free. */
  readonly steps: readonly Step[];
  readonly units: number;
  readonly unit: string;
  readonly source: string;
  readonly date: string;
}

function price(
  what: string,
  dollars: number | readonly Step[],
  units: number,
  unit: string,
  from: keyof typeof sources,
): Price {
  const [source, date] = sources[from];
  const steps: readonly Step[] = typeof dollars === "number" ? [[0, dollars]] : dollars;
  return { what, steps, units, unit, source, date };
}

const unknown = (what: string, units: number, unit: string): Price => ({
  ...{ what, steps: [], units, unit },
  ...{ source: "", date: "" },
});

/** What an amount of units costs, each part of it by its own step; undefined where the price is unknown. */
export function dollarsFor(amount: number, { steps, units }: Price): number | undefined {
  if (steps.length === 0) return undefined;
  const parts = steps.map(([from, dollars], at) => {
    const [end] = steps[at + 1] ?? [Number.POSITIVE_INFINITY];
    return (Math.max(0, Math.min(amount, end) - from) * dollars) / units;
  });
  return parts.reduce((sum, part) => sum + part, 0);
}

const million = 1_000_000;

/** Delivered from S3, and from CloudFront: gigabytes of a month. */
const outOfS3: readonly Step[] = [
  [100, 0.09],
  [10_000, 0.085],
  [50_000, 0.07],
  [150_000, 0.05],
];
const outOfCloudFront: readonly Step[] = [
  [1_000, 0.085],
  [10_000, 0.08],
  [50_000, 0.06],
  [150_000, 0.04],
  [500_000, 0.03],
];
const gatewayRequests: readonly Step[] = [
  [0, 1],
  [300 * million, 0.9],
];

/** us-east-1, on demand, without discounts. */
export const prices = {
  identity: price("Cognito, plan LITE", [[10_000, 0.0055]], 1, "active users", "cognito"),
  texts: {
    ...{ what: "Texts to US numbers, with the carrier's fee", units: 1, unit: "texts" },
    ...{ steps: [[0, textPrice.dollars]] as readonly Step[], source: textPrice.source, date: textPrice.date },
  },
  numbers: unknown("Rent of a number to send texts from, with its registration", 1, "numbers"),
  geocoding: unknown("Amazon Location, stored results", 1_000, "addresses"),
  mails: price("SES", 0.1, 1_000, "mails", "ses"),
  gateway: price("API Gateway, HTTP API", gatewayRequests, million, "requests", "gateway"),
  computing: price("Lambda on arm64", 0.0000133334, 1, "GB-seconds", "lambda"),
  started: unknown("Lambda on arm64, kept started", 1, "GB-seconds"),
  invocations: price("Lambda", 0.2, million, "invocations", "lambda"),
  reads: price("DynamoDB, on demand", 0.125, million, "read units", "units"),
  writes: price("DynamoDB, on demand", 0.625, million, "write units", "units"),
  records: price("DynamoDB, stored", 0.25, 1, "GB a month", "storage"),
  recovery: price("DynamoDB, to any second of 35 days", 0.2, 1, "GB a month", "backups"),
  backups: price("DynamoDB, daily copies", 0.1, 1, "GB a month", "backups"),
  photos: price("S3, stored", 0.023, 1, "GB a month", "s3"),
  uploads: price("S3, files written", 0.005, 1_000, "files", "requests"),
  downloads: price("S3, files read", 0.0004, 1_000, "files", "requests"),
  photosOut: price("S3, to browsers", outOfS3, 1, "GB", "egress"),
  delivery: price("CloudFront, to browsers in the US", outOfCloudFront, 1, "GB", "cloudFront"),
  viewers: price("CloudFront, HTTPS", [[10 * million, 0.01]], 10_000, "requests", "viewers"),
  viewerFunctions: price("CloudFront, functions", [[2 * million, 0.1]], million, "requests", "edge"),
  firewall: price("WAF: the list of rules", 5, 1, "lists a month", "waf"),
  firewallRules: price("WAF: each rule or managed group", 1, 1, "rules a month", "waf"),
  inspected: price("WAF", 0.6, million, "requests", "waf"),
  logs: price("CloudWatch, logs taken in", 0.5, 1, "GB", "cloudWatch"),
  metrics: price("CloudWatch, metrics of our own", 0.3, 1, "metrics", "metrics"),
  alarms: price("CloudWatch, alarms", 0.1, 1, "metrics of alarms", "alarms"),
  dashboards: price("CloudWatch, dashboard", 3, 1, "dashboards a month", "cloudWatch"),
  keys: price("KMS, key", 1, 1, "keys a month", "kms"),
  keyUses: price("KMS", [[20_000, 0.03]], 10_000, "requests", "kms"),
  secrets: price("Secrets Manager, secret", 0.4, 1, "secrets a month", "secrets"),
} as const;
