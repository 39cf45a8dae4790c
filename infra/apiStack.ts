import { ArnFormat, Stack, type StackProps } from "aws-cdk-lib";
import {
  type HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  type IHttpRouteAuthorizer,
} from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { type IFunction, Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { schedules, serviceEvents } from "#shared/contract/index.ts";
import type { Services } from "./constructs/need.ts";
import { failedRuns, ruleFunction } from "./constructs/ruleFunction.ts";
import type { RoutedFunction } from "./domainStack.ts";
import { logMetricsOf } from "./watch/logMetrics.ts";

interface ApiStackProps extends StackProps {
  readonly api: HttpApi;
  readonly services: Services;
  readonly functions: readonly RoutedFunction[];
  readonly dist: string;
}

/** Of many routes at once API Gateway refuses some ("Unable to complete operation due to concurrent modification"). */
const routeLanes = 3;

/**
 * The routes, and functions that rules start: by the clock, or after events of other services. Routes name functions:
 * with an export for each, a domain's stack could not remove one still read here.
 */
export class ApiStack extends Stack {
  readonly ruled: ReadonlyMap<string, IFunction>;
  /** For the runs of such functions. */
  readonly deadLetterQueue: IQueue;
  private readonly given: ApiStackProps;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    this.given = props;
    this.deadLetterQueue = failedRuns(this);
    this.addRoutes();
    this.ruled = this.addRuled();
  }

  private addRuled(): Map<string, IFunction> {
    const { given, deadLetterQueue } = this;
    const { services, dist } = given;
    return new Map(
      Object.entries({ ...schedules, ...serviceEvents }).map(([name, event]) => {
        const logMetrics = logMetricsOf(name, event.uses);
        const options = { services, dist, deadLetterQueue, event, logMetrics };
        return [name, ruleFunction(this, name, options)];
      }),
    );
  }

  /** In lanes, one after the other, behind the authorizer. */
  private addRoutes(): void {
    const authorizer = this.sessionAuthorizer();
    const signedIn = HttpAuthorizer.fromHttpAuthorizerAttributes(this, "SignedIn", {
      authorizerId: authorizer.authorizerId,
      authorizerType: HttpAuthorizerType.JWT,
    });
    const routes: HttpRoute[] = [];
    for (const called of this.given.functions) {
      const route = this.addRoute(called, signedIn);
      route.node.addDependency(routes.at(-routeLanes) ?? authorizer);
      routes.push(route);
    }
  }

  private sessionAuthorizer(): HttpAuthorizer {
    const { pool, client } = this.given.services.data.credentials;
    return new HttpAuthorizer(this, "Session", {
      httpApi: this.given.api,
      type: HttpAuthorizerType.JWT,
      identitySource: ["$request.header.Authorization"],
      jwtIssuer: `https://cognito-idp.${this.region}.amazonaws.com/${pool.userPoolId}`,
      jwtAudience: [client.userPoolClientId],
    });
  }

  private addRoute({ name, routed, target: called }: RoutedFunction, signedIn: IHttpRouteAuthorizer): HttpRoute {
    const { method, path, callers = "anyone" } = routed;
    const scope = new Construct(this, name);
    const functionArn = this.formatArn({
      service: "lambda",
      resource: "function",
      resourceName: called,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    // The permission is made with the function.
    const attributes = { functionArn, skipPermissions: true };
    const target = LambdaFunction.fromFunctionAttributes(scope, "Target", attributes);
    return new HttpRoute(scope, "Route", {
      httpApi: this.given.api,
      routeKey: HttpRouteKey.with(path, HttpMethod[method]),
      integration: new HttpLambdaIntegration("Integration", target),
      ...(callers === "anyone" ? {} : { authorizer: signedIn }),
    });
  }
}
