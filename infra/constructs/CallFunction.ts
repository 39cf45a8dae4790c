import { existsSync } from "node:fs";
import { join } from "node:path";
import { Duration } from "aws-cdk-lib";
import type { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as LambdaFunction, Runtime } from "aws-cdk-lib/aws-lambda";
import { FilterPattern, type LogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { reservedFunctions } from "#infra/config/concurrency.ts";
import type { Config } from "#infra/config/config.ts";
import { grantFor } from "./grantFor.ts";
import type { Need, Services } from "./need.ts";
import { ownRole } from "./ownRole.ts";
import { serviceLog } from "./serviceLog.ts";

/** Lines of a function's log that CloudWatch counts. */
export interface LogMetric {
  readonly name: string;
  /** In CloudWatch's filter language, over the log's JSON. */
  readonly pattern: string;
  /** The field of the line that is the metric's value, "$.percent". @default each line counts one */
  readonly value?: string;
}

/** The namespace of log metrics, one for each deployment in an account. */
export const logNamespace = (stage: string): string => `Beforehand/${stage}`;

export interface CallFunctionProps {
  readonly needs: readonly Need[];
  readonly services: Services;
  readonly config: Config;
  /** The folder that holds lambdas/<name>. */
  readonly dist: string;
  /** @default a name that CloudFormation generates */
  readonly functionName?: string;
  /** @default as its needs take */
  readonly timeout?: Duration;
  /** Permissions beside those of its needs. @default none */
  readonly statements?: readonly PolicyStatement[];
  /** @default none */
  readonly logMetrics?: readonly LogMetric[];
  /** Keeps the event of an asynchronous run that failed. @default none */
  readonly failed?: IQueue;
}

function codeOf(name: string, dist: string): Code {
  const folder = join(dist, "lambdas", name);
  if (!existsSync(folder))
    throw new Error(`${folder} is missing: write the handler of ${name}, then run npm run build`);
  return Code.fromAsset(folder, { exclude: ["*.map"] });
}

const reservedFor = (name: string, { reservedConcurrency }: Config) =>
  reservedConcurrency && reservedFunctions.some((one) => one === name)
    ? { reservedConcurrentExecutions: reservedConcurrency }
    : {};

/** The function of one call, with its own log, role and permissions. */
export class CallFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, name: string, props: CallFunctionProps) {
    super(scope, name);
    const { needs, services, config, dist, statements: own = [] } = props;
    const { environment, statements, machine } = grantFor(needs, services);
    const logGroup = serviceLog(this, "Log", config, services.data.key);
    this.count(logGroup, props);
    const role = ownRole(this, "", logGroup, [...statements, ...own]);
    this.function = new LambdaFunction(this, "Function", {
      ...(props.functionName ? { functionName: props.functionName } : {}),
      // A secret that it holds is read again where something of it changes.
      description: `${name}, ${config.stage}, secrets ${config.secretsRevision}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: "index.handler",
      code: codeOf(name, dist),
      memorySize: machine.memory,
      timeout: props.timeout ?? Duration.seconds(machine.seconds),
      logGroup,
      // All permissions come from grantFor and `statements`: no construct may add its own.
      role: role.withoutPolicyUpdates(),
      ...(props.failed ? { deadLetterQueue: props.failed } : {}),
      ...reservedFor(name, config),
      environment: { CALL: name, POWERTOOLS_SERVICE_NAME: name, ...environment },
    });
  }

  private count(logGroup: LogGroup, { config, logMetrics = [] }: CallFunctionProps): void {
    for (const { name, pattern, value } of logMetrics)
      new MetricFilter(this, name, {
        logGroup,
        filterPattern: FilterPattern.literal(pattern),
        metricNamespace: logNamespace(config.stage),
        metricName: name,
        ...(value ? { metricValue: value } : {}),
      });
  }
}
