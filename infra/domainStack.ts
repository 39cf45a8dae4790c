import { Annotations, Stack, type StackProps } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Alias, Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";
import type { ProviderEvent } from "#shared/contract/call.ts";
import { warmFunctions } from "./config/concurrency.ts";
import type { Config } from "./config/config.ts";
import { CallFunction } from "./constructs/CallFunction.ts";
import { type Needing, needsOf, type Services } from "./constructs/need.ts";
import { logMetricsOf } from "./watch/logMetrics.ts";

export type Routed = Pick<ProviderEvent, "method" | "path"> & Needing;

export type Domains = Readonly<Record<string, Readonly<Record<string, Routed>>>>;

/** "Households" for "households". */
export const stackPart = (domain: string) => domain.charAt(0).toUpperCase() + domain.slice(1);

/** Other stacks know it by name, and read no output. */
export interface RoutedFunction {
  readonly name: string;
  readonly routed: Routed;
  readonly functionName: string;
  /** Or its alias' name. */
  readonly target: string;
}

interface DomainStackProps extends StackProps {
  readonly domain: string;
  readonly routes: Readonly<Record<string, Routed>>;
  readonly api: HttpApi;
  readonly services: Services;
  readonly dist: string;
}

/**
 * Only a published version can be kept started. It exists without started copies too, so switching changes no route.
 */
function warmAlias(of: LambdaFunction, name: string, { warmCalls }: Config): Alias | undefined {
  if (!warmFunctions.some((one) => one === name)) return undefined;
  Annotations.of(of).acknowledgeWarning("@aws-cdk/aws-lambda:addPermissionsToVersionOrAlias", "It has its own.");
  return of.addAlias("live", warmCalls > 0 ? { provisionedConcurrentExecutions: warmCalls } : {});
}

/**
 * Of one file of the contract. CloudFormation takes 500 resources a stack; a call needs five here (function, role,
 * policy, log, permission), with an alias three more, and two in the Api stack (route, integration).
 */
export class DomainStack extends Stack {
  readonly functions: readonly RoutedFunction[];
  private readonly given: DomainStackProps;

  constructor(scope: Construct, id: string, props: DomainStackProps) {
    super(scope, id, props);
    this.given = props;
    this.functions = Object.entries(props.routes).map(([name, routed]) => this.addFunction(name, routed));
  }

  private addFunction(name: string, routed: Routed): RoutedFunction {
    const { domain, api, services, dist } = this.given;
    const { config } = services;
    // A call that moves to another domain finds its new name free.
    const functionName = `beforehand-${config.stage}-${domain}-${name}`;
    const call = new CallFunction(this, name, {
      functionName,
      needs: needsOf(routed),
      services,
      dist,
      logMetrics: logMetricsOf(name, routed.uses),
    });
    const alias = warmAlias(call.function, name, config);
    const sourceArn = this.formatArn({
      service: "execute-api",
      resource: api.apiId,
      resourceName: `*/*${routed.path}`,
    });
    // The function's own permission stays: routes change over after their functions.
    for (const called of [call.function, ...(alias ? [alias] : [])])
      called.addPermission("Gateway", { principal: new ServicePrincipal("apigateway.amazonaws.com"), sourceArn });
    const target = [functionName, ...(alias ? [alias.aliasName] : [])].join(":");
    return { name, routed, functionName, target };
  }
}
