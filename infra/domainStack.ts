import { Stack, type StackProps } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import type { ProviderEvent } from "#shared/contract/call.ts";
import type { Config } from "./config/config.ts";
import { CallFunction } from "./constructs/CallFunction.ts";
import { type Needing, needsOf, type Services } from "./constructs/need.ts";
import { logMetricsOf } from "./watch/logMetrics.ts";

/** A call or a provider's event, as far as the stacks look at it. */
export type Routed = Pick<ProviderEvent, "method" | "path"> & Needing;

/** What has a route, by domain and name. */
export type Domains = Readonly<Record<string, Readonly<Record<string, Routed>>>>;

/** The last part of the name of a domain's stack, "Households" for "households". */
export const stackPart = (domain: string) => domain.charAt(0).toUpperCase() + domain.slice(1);

/** A route's function, named so that other stacks find it without reading anything from its own. */
export interface RoutedFunction {
  readonly name: string;
  readonly routed: Routed;
  readonly functionName: string;
}

interface DomainStackProps extends StackProps {
  readonly config: Config;
  /** The file of the contract, such as "households". */
  readonly domain: string;
  readonly routes: Readonly<Record<string, Routed>>;
  readonly api: HttpApi;
  readonly services: Services;
  /** The folder with lambdas. */
  readonly dist: string;
}

/**
 * The functions of one domain: everything that its file of the contract declares with a route. A stack holds at most
 * 500 resources, and a call takes five of them here and two in the Api stack.
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
    const { config, domain, api, services, dist } = this.given;
    // With the domain in it, a call that moves to another one finds its new name free.
    const functionName = `beforehand-${config.stage}-${domain}-${name}`;
    const call = new CallFunction(this, name, {
      functionName,
      needs: needsOf(routed),
      services,
      config,
      dist,
      logMetrics: logMetricsOf(name, routed.uses),
    });
    call.function.addPermission("Gateway", {
      principal: new ServicePrincipal("apigateway.amazonaws.com"),
      sourceArn: this.formatArn({
        service: "execute-api",
        resource: api.apiId,
        resourceName: `*/*${routed.path}`,
      }),
    });
    return { name, routed, functionName };
  }
}
