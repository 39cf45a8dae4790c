import { existsSync } from "node:fs";
import { join } from "node:path";
import { Duration } from "aws-cdk-lib";
import type { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as LambdaFunction, Runtime } from "aws-cdk-lib/aws-lambda";
import { FilterPattern, type LogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { Config } from "../config.ts";
import { type LogMetric, logNamespace } from "../logMetrics.ts";
import type { Need, Services } from "./grant.ts";
import { grantFor } from "./grants.ts";
import { ownRole } from "./ownRole.ts";
import { serviceLog } from "./serviceLog.ts";

export interface CallFunctionProps {
  readonly needs: readonly Need[];
  readonly services: Services;
  readonly config: Config;
  /** The folder that holds lambdas/<name>. */
  readonly dist: string;
  /** @default 10 seconds */
  readonly timeout?: Duration;
  /** Permissions beside those of its needs. @default none */
  readonly statements?: readonly PolicyStatement[];
  /** What is counted in its log. @default nothing */
  readonly logMetrics?: readonly LogMetric[];
  /** Keeps what it was started with and failed at, where nobody waits for an answer. @default none */
  readonly failed?: IQueue;
}

function codeOf(name: string, dist: string): Code {
  const folder = join(dist, "lambdas", name);
  if (!existsSync(folder))
    throw new Error(`${folder} is missing: write the handler of ${name}, then run npm run build`);
  return Code.fromAsset(folder, { exclude: ["*.map"] });
}

/** The function of one call, with a log, a role and permissions of its own. */
export class CallFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, name: string, props: CallFunctionProps) {
    super(scope, name);
    const { needs, services, config, dist, timeout = Duration.seconds(10), statements: own = [] } = props;
    const { data, siteOrigin } = services;
    const { environment, statements } = grantFor(needs, services);
    const logGroup = serviceLog(this, "Log", config, data.key);
    this.count(logGroup, props);
    const role = ownRole(this, "", logGroup, [...statements, ...own]);
    this.function = new LambdaFunction(this, "Function", {
      description: `${name}, ${config.stage}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: "index.handler",
      code: codeOf(name, dist),
      memorySize: 512,
      timeout,
      logGroup,
      // Permissions are the table's in grants.ts and nothing else: no construct may add its own.
      role: role.withoutPolicyUpdates(),
      ...(props.failed ? { deadLetterQueue: props.failed } : {}),
      ...(config.reservedConcurrency ? { reservedConcurrentExecutions: config.reservedConcurrency } : {}),
      environment: {
        CALL: name,
        POWERTOOLS_SERVICE_NAME: name,
        STAGE: config.stage,
        SITE_ORIGIN: siteOrigin,
        SIGNING_KEY: data.secrets.signing.secretValue.unsafeUnwrap(),
        SECRETS_REVISION: String(config.secretsRevision),
        ORIGIN_SECRET: data.secrets.origin.secretValue.unsafeUnwrap(),
        ...environment,
      },
    });
  }

  private count(logGroup: LogGroup, { config, logMetrics = [] }: CallFunctionProps): void {
    for (const { name, pattern } of logMetrics)
      new MetricFilter(this, name, {
        logGroup,
        filterPattern: FilterPattern.literal(pattern),
        metricNamespace: logNamespace(config.stage),
        metricName: name,
      });
  }
}
