import { Duration } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { type IMetric, MathExpression, Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import { Operation } from "aws-cdk-lib/aws-dynamodb";
import type { Key } from "aws-cdk-lib/aws-kms";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Config } from "#infra/config/config.ts";
import { logNamespace } from "#infra/constructs/CallFunction.ts";
import type { Firewall } from "#infra/constructs/Firewall.ts";
import type { Mail } from "#infra/constructs/Mail.ts";
import type { PageHost } from "#infra/constructs/PageHost.ts";
import { queueAge } from "#shared/rules/queueAge.ts";

/** What of the other stacks is watched. */
export interface Watched {
  readonly config: Config;
  readonly data: {
    readonly key: Key;
    readonly table: Table;
    /** The names of the table's indexes. */
    readonly indexes: readonly string[];
    readonly mail: Mail;
  };
  readonly edge: {
    readonly api: HttpApi;
    readonly firewall: Firewall;
    readonly site: PageHost;
    readonly payment: PageHost;
  };
  /** The functions' names by the names of their calls, events and schedules. */
  readonly functionNames: ReadonlyMap<string, string>;
  /** Holds the scheduled runs that failed for good. */
  readonly failed: IQueue;
}

const fiveMinutes = Duration.minutes(5);
const sum = { statistic: Stats.SUM, period: fiveMinutes } as const;

/** What was counted in logs, under the name that logMetrics.ts gives. */
export const logged = ({ config }: Watched, metricName: string): IMetric =>
  new Metric({ namespace: logNamespace(config.stage), metricName, ...sum });

/** A metric of the gateway. */
export const gateway = ({ edge }: Watched, metricName: string, statistic: string = Stats.SUM): IMetric =>
  new Metric({
    namespace: "AWS/ApiGateway",
    metricName,
    dimensionsMap: { ApiId: edge.api.apiId },
    statistic,
    period: fiveMinutes,
  });

/**
 * A metric of every function of the account together. An alarm can add up ten metrics at most, which are fewer
 * than there are functions; without a dimension CloudWatch adds up all of them.
 */
export const allFunctions = (metricName: "Errors" | "Throttles"): IMetric =>
  new Metric({ namespace: "AWS/Lambda", metricName, ...sum });

/** Runs of one function that ended with an error or not at all. */
export function errorsOf({ functionNames }: Watched, name: string): IMetric {
  const FunctionName = functionNames.get(name);
  if (!FunctionName) throw new Error(`There is no function ${name} to be watched`);
  return new Metric({
    namespace: "AWS/Lambda",
    metricName: "Errors",
    dimensionsMap: { FunctionName },
    ...sum,
  });
}

/** What a function failed at: said in its log, or broken off without a word. */
export const failuresOf = (watched: Watched, name: string, metricName: string): IMetric =>
  new MathExpression({
    label: metricName,
    expression: "FILL(said, 0) + FILL(broken, 0)",
    usingMetrics: { said: logged(watched, metricName), broken: errorsOf(watched, name) },
    period: fiveMinutes,
  });

// A metric has a point only where there was something to count: without FILL a sum would have one only where all have.
const added = (label: string, metrics: readonly IMetric[]): IMetric => {
  // One graph may show several sums: the parts of each have names of their own.
  const named = metrics.map((metric, at) => [`${label.toLowerCase()}${at}`, metric] as const);
  return new MathExpression({
    label,
    expression: named.map(([id]) => `FILL(${id}, 0)`).join(" + "),
    usingMetrics: Object.fromEntries(named),
    period: fiveMinutes,
  });
};

/** Reads and writes that the table or one of its indexes turned away. */
export function tableThrottles({ data: { table, indexes } }: Watched): IMetric {
  const parts = [undefined, ...indexes].flatMap((index) =>
    ["ReadThrottleEvents", "WriteThrottleEvents"].map((metricName) =>
      table.metric(metricName, {
        ...sum,
        dimensionsMap: {
          TableName: table.tableName,
          ...(index ? { GlobalSecondaryIndexName: index } : {}),
        },
      }),
    ),
  );
  return added("Throttled", parts);
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

/** Requests that the table could not answer for reasons of its own. */
export const tableErrors = ({ data: { table } }: Watched): IMetric =>
  added(
    "Errors",
    operations.map((Operation) =>
      table.metric("SystemErrors", { ...sum, dimensionsMap: { TableName: table.tableName, Operation } }),
    ),
  );

/** Requests that the firewall let through or blocked. */
export const firewall = ({ edge }: Watched, metricName: "AllowedRequests" | "BlockedRequests"): IMetric =>
  new Metric({
    namespace: "AWS/WAFV2",
    metricName,
    dimensionsMap: { WebACL: edge.firewall.metricName, Rule: "ALL" },
    ...sum,
  });

/** The part of a distribution's answers that are errors of ours, in percent. */
export const pageErrors = ({ edge }: Watched, host: "site" | "payment"): IMetric =>
  new Metric({
    namespace: "AWS/CloudFront",
    metricName: "5xxErrorRate",
    dimensionsMap: { DistributionId: edge[host].distribution.distributionId, Region: "Global" },
    statistic: Stats.AVERAGE,
    period: fiveMinutes,
  });

/** The part, 0 to 1, of the mail sent by our rules. */
export const mailRate = ({ data }: Watched, what: "BounceRate" | "ComplaintRate"): IMetric =>
  new Metric({
    namespace: "AWS/SES",
    metricName: `Reputation.${what}`,
    dimensionsMap: { "ses:configuration-set": data.mail.rules.configurationSetName },
    statistic: Stats.AVERAGE,
    period: Duration.hours(1),
  });

/** The dollars that the account's texts have cost this month. */
export const textDollars = (): IMetric =>
  new Metric({
    namespace: "AWS/SNS",
    metricName: "SMSMonthToDateSpentUSD",
    statistic: Stats.MAXIMUM,
    period: Duration.hours(1),
  });

/** A question to CloudWatch over all metrics of a kind. */
const asked = (label: string, expression: string): IMetric =>
  new MathExpression({ label, expression, usingMetrics: {}, period: Duration.hours(1) });

/** Nightly copies that came to nothing, whatever they are counted by. */
export const failedBackups = (
  metricName: "NumberOfBackupJobsFailed" | "NumberOfBackupJobsExpired",
): IMetric => asked(metricName, `SELECT SUM(${metricName}) FROM "AWS/Backup"`);

const { namespace, name: ageName, dimensions } = queueAge;
const ageDimensions = ["service", dimensions.stage, dimensions.city];

/** How long each city's oldest open entry has waited, in hours; a city that keeps up is not in it. */
export const queueAges = ({ config }: Watched): IMetric =>
  asked(
    "Hours",
    `SELECT MAX(${ageName}) FROM SCHEMA(${[namespace, ...ageDimensions].join(", ")}) ` +
      `WHERE ${dimensions.stage} = '${config.stage}' GROUP BY ${dimensions.city} ORDER BY MAX() DESC`,
  );
