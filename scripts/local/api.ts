import { randomUUID } from "node:crypto";
import { errorSentences, errorStatuses } from "#shared/errors.ts";
import { type ApiRequest, apiAnswer, apiEvent } from "./apiEvent.ts";
import type { Assembly, Resource } from "./assembly.ts";
import { type Authorize, createAuthorizer, type JwtConfiguration } from "./authorizer.ts";
import { FunctionFailed, FunctionTimedOut } from "./functionInstance.ts";
import type { Functions } from "./functions.ts";
import { ofType } from "./provision.ts";
import { type Answer, json } from "./serve.ts";
import { keyOf, type Resolve } from "./template.ts";

export type Api = (request: ApiRequest) => Promise<Answer>;

interface Route {
  readonly key: string;
  readonly functionArn: string;
  readonly authorize: Authorize | undefined;
}

/**
 * The gateway's own answer. API Gateway's body is `{ message }`; here it is `{ Message, Code, RequestId }` as from
 * a call, with the sentence that the site would show.
 */
const refuse = (code: keyof typeof errorSentences): Answer =>
  json({ Message: errorSentences[code], Code: code, RequestId: randomUUID() }, errorStatuses[code], {
    "cache-control": "no-store",
  });

export const tooLarge = (): Answer => refuse("TOO_LARGE");

/** API Gateway takes bodies of at most this many bytes. */
export const largestPayload = 10 * 1024 * 1024;

function readRoutes(assembly: Assembly, resolve: Resolve): Map<string, Route> {
  const of = <Value>({ stack, properties }: Resource, name: string) =>
    resolve(stack, properties[name]) as Value;
  const functions = new Map(
    ofType(assembly, "AWS::ApiGatewayV2::Integration").map((integration) => [
      keyOf(integration),
      of<string>(integration, "IntegrationUri"),
    ]),
  );
  const authorizers = new Map(
    ofType(assembly, "AWS::ApiGatewayV2::Authorizer").map((authorizer) => [
      keyOf(authorizer),
      createAuthorizer(of<JwtConfiguration>(authorizer, "JwtConfiguration")),
    ]),
  );
  return new Map(
    ofType(assembly, "AWS::ApiGatewayV2::Route").map((route) => {
      const key = of<string>(route, "RouteKey");
      const functionArn = functions.get(of<string>(route, "Target").replace("integrations/", ""));
      const guarded = of<string | undefined>(route, "AuthorizationType") === "JWT";
      const authorize = guarded ? authorizers.get(of<string>(route, "AuthorizerId")) : undefined;
      if (!functionArn || (guarded && !authorize)) throw new Error(`${keyOf(route)} leads nowhere`);
      return [key, { key, functionArn, authorize }];
    }),
  );
}

/** The API of the template: its routes, their functions and who may come in. */
export function createApi(assembly: Assembly, resolve: Resolve, functions: Functions): Api {
  const routes = readRoutes(assembly, resolve);
  return async (request) => {
    if (request.body.length > largestPayload) return tooLarge();
    const route = routes.get(`${request.method} ${request.path}`);
    if (!route) return refuse("NOT_FOUND");
    const claims = await route.authorize?.(request.headers.authorization);
    if (route.authorize && !claims) return refuse("SIGN_IN");
    try {
      return apiAnswer(await functions.invoke(route.functionArn, apiEvent(request, route.key, claims)));
    } catch (error) {
      if (error instanceof FunctionTimedOut) return refuse("UNAVAILABLE");
      if (!(error instanceof FunctionFailed)) console.error(error);
      return refuse("UNEXPECTED");
    }
  };
}
