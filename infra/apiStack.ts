import { Stack, type StackProps } from "aws-cdk-lib";
import {
  HttpAuthorizer,
  HttpAuthorizerType,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  type IHttpRouteAuthorizer,
} from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import type { Call, ProviderEvent } from "#shared/contract/call.ts";
import { builtCalls, events, schedules } from "#shared/contract/index.ts";
import type { Config } from "./config/config.ts";
import { CallFunction } from "./constructs/CallFunction.ts";
import type { Need, Services } from "./constructs/need.ts";
import { failedRuns, scheduleFunction } from "./constructs/scheduleFunction.ts";
import type { DataStack } from "./dataStack.ts";
import type { EdgeStack } from "./edgeStack.ts";
import { logMetricsOf } from "./watch/logMetrics.ts";

interface ApiStackProps extends StackProps {
  readonly config: Config;
  readonly data: DataStack;
  readonly edge: EdgeStack;
  readonly dist: string;
}

/** What a call's function needs: its declared uses, its session, its limits. */
export function needsOf({ uses, callers, limits = [] }: Pick<Call, "uses" | "callers" | "limits">): Need[] {
  const session: Need[] = callers === "anyone" ? [] : ["session"];
  const counted: Need[] = limits.length === 0 ? [] : ["limits"];
  return [...uses, ...session, ...counted];
}

/**
 * A function and a route for every call that is built and every provider's event, a function and a rule for
 * all that the clock starts.
 */
export class ApiStack extends Stack {
  /** Every function by the name of its call or event. */
  readonly functions = new Map<string, LambdaFunction>();
  /** Holds the runs by the clock that failed to the end. */
  readonly failed: IQueue;
  private readonly shared: ApiStackProps;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    this.shared = props;
    this.failed = failedRuns(this);
    const signedIn = this.sessionAuthorizer();
    for (const [name, call] of builtCalls)
      this.addRoute(name, call, needsOf(call), call.callers === "anyone" ? undefined : signedIn);
    for (const [name, event] of Object.entries(events)) this.addRoute(name, event, event.uses);
    this.addSchedules();
  }

  private get services(): Services {
    const { config, data, edge } = this.shared;
    const { siteOrigin, payOrigin } = edge;
    return { data, mailFrom: config.mailFrom, siteOrigin, payOrigin };
  }

  private addSchedules(): void {
    const { config, dist } = this.shared;
    const common = { services: this.services, config, dist, failed: this.failed };
    for (const [name, event] of Object.entries(schedules)) {
      const logMetrics = logMetricsOf(name, event.uses);
      const call = scheduleFunction(this, name, { ...common, event, logMetrics });
      this.functions.set(name, call.function);
    }
  }

  private sessionAuthorizer(): IHttpRouteAuthorizer {
    const { pool, client } = this.shared.data.credentials;
    const { authorizerId } = new HttpAuthorizer(this, "Session", {
      httpApi: this.shared.edge.api,
      type: HttpAuthorizerType.JWT,
      identitySource: ["$request.header.Authorization"],
      jwtIssuer: `https://cognito-idp.${this.region}.amazonaws.com/${pool.userPoolId}`,
      jwtAudience: [client.userPoolClientId],
    });
    return HttpAuthorizer.fromHttpAuthorizerAttributes(this, "SignedIn", {
      authorizerId,
      authorizerType: HttpAuthorizerType.JWT,
    });
  }

  private addRoute(
    name: string,
    { method, path, uses }: Pick<ProviderEvent, "method" | "path" | "uses">,
    needs: readonly Need[],
    authorizer?: IHttpRouteAuthorizer,
  ): void {
    const { config, edge, dist } = this.shared;
    const logMetrics = logMetricsOf(name, uses);
    const call = new CallFunction(this, name, { needs, services: this.services, config, dist, logMetrics });
    this.functions.set(name, call.function);
    new HttpRoute(call, "Route", {
      httpApi: edge.api,
      routeKey: HttpRouteKey.with(path, HttpMethod[method]),
      integration: new HttpLambdaIntegration("Integration", call.function),
      ...(authorizer ? { authorizer } : {}),
    });
  }
}
