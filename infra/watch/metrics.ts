import { Duration } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { type IMetric, MathExpression, Metric, type MetricOptions, Stats } from "aws-cdk-lib/aws-cloudwatch";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import { Operation } from "aws-cdk-lib/aws-dynamodb";
import type { Key } from "aws-cdk-lib/aws-kms";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Config } from "#infra/config/config.ts";
import type { Firewall } from "#infra/constructs/edge/Firewall.ts";
import type { PageHost } from "#infra/constructs/edge/PageHost.ts";
import { finishedRun } from "#infra/constructs/finishedRun.ts";
import { logNamespace } from "#infra/constructs/logMetric.ts";
import type { Mail } from "#infra/constructs/Mail.ts";
import type { WorkQueue } from "#infra/constructs/workQueues.ts";
import { queueAge } from "#shared/rules/queueAge.ts";
import { accountsErased } from "./logMetrics.ts";

export interface Watched {
  readonly config: Config;
  readonly data: { readonly key: Key; readonly table: Table; readonly indexes: readonly string[]; readonly mail: Mail };
  readonly edge: {
    readonly api: HttpApi;
    readonly firewall: Firewall;
    readonly site: PageHost;
    readonly payment: PageHost;
    readonly backup: PageHost;
  };
  readonly functionNames: ReadonlyMap<string, string>;
  readonly deadLetterQueue: IQueue;
  readonly queues: readonly WorkQueue[];
}

const fiveMinutes = Duration.minutes(5);
const sum = { statistic: Stats.SUM, period: fiveMinutes } as const;

export const logged = ({ config }: Watched, metricName: string, how: MetricOptions = sum): IMetric =>
  new Metric({ namespace: logNamespace(config.stage), metricName, ...how });

export const highest = (watched: Watched, metricName: string): IMetric =>
  logged(watched, metricName, { ...sum, statistic: Stats.MAXIMUM });

export const finishedRuns = (watched: Watched, name: string): IMetric =>
  logged(watched, finishedRun(name).name, { ...sum, period: Duration.hours(1) });

export const gateway = ({ edge }: Watched, metricName: string, statistic: string = Stats.SUM): IMetric =>
  new Metric({
    namespace: "AWS/ApiGateway",
    metricName,
    dimensionsMap: { ApiId: edge.api.apiId },
    statistic,
    period: fiveMinutes,
  });

/** Without a dimension CloudWatch adds up all functions; an alarm adds up at most ten metrics. */
export const allFunctions = (metricName: "Errors" | "Throttles"): IMetric =>
  new Metric({ namespace: "AWS/Lambda", metricName, ...sum });

export function errorsOf({ functionNames }: Watched, name: string): IMetric {
  const FunctionName = functionNames.get(name);
  if (!FunctionName) throw new Error(`There is no function ${name} to be watched`);
  return new Metric({ namespace: "AWS/Lambda", metricName: "Errors", dimensionsMap: { FunctionName }, ...sum });
}

export const failuresOf = (watched: Watched, name: string, metricName: string): IMetric =>
  new MathExpression({
    label: metricName,
    expression: "FILL(said, 0) + FILL(broken, 0)",
    usingMetrics: { said: logged(watched, metricName), broken: errorsOf(watched, name) },
    period: fiveMinutes,
  });

// Periods with nothing to count have no value, and a sum needs a value of every part.
const added = (label: string, metrics: readonly IMetric[]): IMetric => {
  // Sums in one graph need different names for their parts.
  const named = metrics.map((metric, at) => [`${label.toLowerCase().replaceAll(" ", "")}${at}`, metric] as const);
  return new MathExpression({
    label,
    expression: named.map(([id]) => `FILL(${id}, 0)`).join(" + "),
    usingMetrics: Object.fromEntries(named),
    period: fiveMinutes,
  });
};

/** Apart: CloudWatch takes ten metrics for an alarm. */
export function tableThrottles({ data: { table, indexes } }: Watched, what: "Read" | "Write"): IMetric {
  const parts = [undefined, ...indexes].map((index) =>
    table.metric(`${what}ThrottleEvents`, {
      ...sum,
      dimensionsMap: { TableName: table.tableName, ...(index ? { GlobalSecondaryIndexName: index } : {}) },
    }),
  );
  return added(`${what}s throttled`, parts);
}

const operations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

export const tableErrors = ({ data: { table } }: Watched): IMetric =>
  added(
    "Errors",
    operations.map((Operation) =>
      table.metric("SystemErrors", { ...sum, dimensionsMap: { TableName: table.tableName, Operation } }),
    ),
  );

export const firewall = ({ edge }: Watched, metricName: "AllowedRequests" | "BlockedRequests"): IMetric =>
  new Metric({
    namespace: "AWS/WAFV2",
    metricName,
    dimensionsMap: { WebACL: edge.firewall.metricName, Rule: "ALL" },
    ...sum,
  });

export const pageErrors = ({ edge }: Watched, host: "site" | "payment" | "backup"): IMetric =>
  new Metric({
    namespace: "AWS/CloudFront",
    metricName: "5xxErrorRate",
    dimensionsMap: { DistributionId: edge[host].distribution.distributionId, Region: "Global" },
    statistic: Stats.AVERAGE,
    period: fiveMinutes,
  });

/** 0 to 1, of our configuration set. */
export const mailRate = ({ data }: Watched, what: "BounceRate" | "ComplaintRate"): IMetric =>
  new Metric({
    namespace: "AWS/SES",
    metricName: `Reputation.${what}`,
    dimensionsMap: { "ses:configuration-set": data.mail.rules.configurationSetName },
    statistic: Stats.AVERAGE,
    period: Duration.hours(1),
  });

export const textDollars = (): IMetric =>
  new Metric({
    namespace: "AWS/SNS",
    metricName: "SMSMonthToDateSpentUSD",
    statistic: Stats.MAXIMUM,
    period: Duration.hours(1),
  });

const asked = (label: string, expression: string): IMetric =>
  new MathExpression({ label, expression, usingMetrics: {}, period: Duration.hours(1) });

/** Failed, expired, or got no further; over all dimensions. */
export const failedBackups = (
  metricName: `NumberOf${"BackupJobsFailed" | "BackupJobsExpired" | "CopyJobsFailed"}`,
): IMetric => asked(metricName, `SELECT SUM(${metricName}) FROM "AWS/Backup"`);

const { namespace, name: ageName, dimensions } = queueAge;
const ageDimensions = ["service", dimensions.stage, dimensions.city];

/** In seconds. */
export const queueAgeOf = ({ queue }: WorkQueue): IMetric =>
  queue.metricApproximateAgeOfOldestMessage({ statistic: Stats.MAXIMUM, period: fiveMinutes });

export const deadLettersOf = ({ deadLetters }: WorkQueue): IMetric =>
  deadLetters.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM, period: fiveMinutes });

/** In milliseconds, of the relay's reading of the table's stream. */
export function streamAge({ functionNames }: Watched): IMetric {
  const dimensionsMap = { FunctionName: functionNames.get("relayWork") ?? "" };
  return new Metric({
    namespace: "AWS/Lambda",
    metricName: "IteratorAge",
    dimensionsMap,
    ...sum,
    statistic: Stats.MAXIMUM,
  });
}

export const erasedOfDay = (watched: Watched): IMetric =>
  logged(watched, accountsErased, { ...sum, period: Duration.days(1) });

/** In hours; cities that keep up have none. */
export const queueAges = ({ config }: Watched): IMetric =>
  asked(
    "Hours",
    `SELECT MAX(${ageName}) FROM SCHEMA(${[namespace, ...ageDimensions].join(", ")}) ` +
      `WHERE ${dimensions.stage} = '${config.stage}' GROUP BY ${dimensions.city} ORDER BY MAX() DESC`,
  );
