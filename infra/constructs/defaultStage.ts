import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { type HttpApi, HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import type { Key } from "aws-cdk-lib/aws-kms";
import type { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";
import { serviceLog } from "./serviceLog.ts";

interface DefaultStageProps {
  readonly api: HttpApi;
  readonly config: Config;
  readonly key: Key;
}

/** Without network address, browser or query of the caller. */
const accessLine = {
  time: "$context.requestTimeEpoch",
  requestId: "$context.requestId",
  route: "$context.routeKey",
  status: "$context.status",
  error: "$context.error.message",
  latency: "$context.responseLatency",
  functionLatency: "$context.integrationLatency",
  functionError: "$context.integrationErrorMessage",
  bytes: "$context.responseLength",
};

/** At the API's root. */
export function defaultStage(scope: Construct, { api, config, key }: DefaultStageProps): HttpStage {
  return new HttpStage(scope, "Stage", {
    httpApi: api,
    stageName: "$default",
    autoDeploy: true,
    // Public calls have shares of it (firewallRules.ts), and twenty addresses at their limit a quarter. No limits of
    // single routes: a stage takes them only for existing routes, and keeps them, so the next deployment fails when a
    // route goes.
    throttle: { rateLimit: config.apiRate, burstLimit: 2 * config.apiRate },
    accessLogSettings: {
      destination: new LogGroupLogDestination(serviceLog(scope, "AccessLog", config, key)),
      format: AccessLogFormat.custom(JSON.stringify(accessLine)),
    },
  });
}
