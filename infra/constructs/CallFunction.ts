import { existsSync } from "node:fs";
import { join } from "node:path";
import { Duration } from "aws-cdk-lib";
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as LambdaFunction, Runtime } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import type { Config } from "../config.ts";
import { grantFor, type Need, type Services } from "./grants.ts";
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
}

function codeOf(name: string, dist: string): Code {
  const folder = join(dist, "lambdas", name);
  if (!existsSync(folder))
    throw new Error(`${folder} is missing: write the handler of ${name}, then run node scripts/build.ts`);
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
    const writeLog = new PolicyStatement({
      actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
      resources: [logGroup.logGroupArn],
    });
    const role = new Role(this, "Role", {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      managedPolicies: [new ManagedPolicy(this, "Policy", { statements: [writeLog, ...statements, ...own] })],
    });
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
      ...(config.reservedConcurrency ? { reservedConcurrentExecutions: config.reservedConcurrency } : {}),
      environment: {
        CALL: name,
        POWERTOOLS_SERVICE_NAME: name,
        STAGE: config.stage,
        SITE_ORIGIN: siteOrigin,
        SIGNING_KEY: data.secrets.signing.secretValue.unsafeUnwrap(),
        ORIGIN_SECRET: data.secrets.origin.secretValue.unsafeUnwrap(),
        ...environment,
      },
    });
  }
}
