import { Annotations } from "aws-cdk-lib";
import type { Alias, Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { warmFunctions } from "#infra/config/concurrency.ts";
import type { Config } from "#infra/config/config.ts";

/**
 * The alias by which a call that staff wait for is reached; undefined for any other. Copies can be kept started of a
 * published version only. The alias is there whether some are or not: so neither switching it on or off changes a
 * route.
 */
export function warmAlias(of: LambdaFunction, name: string, { warmCalls }: Config): Alias | undefined {
  if (!warmFunctions.some((one) => one === name)) return undefined;
  Annotations.of(of).acknowledgeWarning(
    "@aws-cdk/aws-lambda:addPermissionsToVersionOrAlias",
    "It has its own.",
  );
  return of.addAlias("live", warmCalls > 0 ? { provisionedConcurrentExecutions: warmCalls } : {});
}
