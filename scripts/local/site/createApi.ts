import { randomUUID } from "node:crypto";
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import { json, type ServedAnswer } from "#scripts/local/common/serve.ts";
import { FunctionFailed, FunctionTimedOut } from "#scripts/local/functions/FunctionInstance.ts";
import type { Functions } from "#scripts/local/functions/startFunctions.ts";
import { type Assembly, ofType, type Resource } from "#scripts/local/template/assembly.ts";
import type { Resolve } from "#scripts/local/template/createResolver.ts";
import { keyOf } from "#scripts/local/template/localNames.ts";
import { errorSentences, errorStatuses } from "#shared/errors.ts";
import { type ApiRequest, apiAnswer, apiEvent, type TokenClaims } from "./apiEvent.ts";

export type Api = (request: ApiRequest) => Promise<ServedAnswer>;

/** JwtConfiguration of an AWS::ApiGatewayV2::Authorizer, resolved. */
interface JwtConfiguration {
  readonly Issuer: string;
  readonly Audience: readonly string[];
}

type Authorize = (authorization: string | undefined) => Promise<TokenClaims | undefined>;

const claimText = (value: unknown): string => (Array.isArray(value) ? `[${value.join(" ")}]` : String(value));

const isFor = ({ aud, client_id }: JWTPayload, audience: readonly string[]) =>
  [aud ?? client_id].flat().some((one) => audience.includes(String(one)));

/** As API Gateway's JWT authorizer: signature, issuer, audience, expiry. */
function createAuthorizer({ Issuer, Audience }: JwtConfiguration): Authorize {
  const keys = createRemoteJWKSet(new URL(`${Issuer}/.well-known/jwks.json`));
  return async (authorization) => {
    const token = /^(?:Bearer )?([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? "")?.[1];
    if (!token) return undefined;
    try {
      const { payload } = await jwtVerify(token, keys, { issuer: Issuer, algorithms: ["RS256"] });
      if (!isFor(payload, Audience)) return undefined;
      return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, claimText(value)]));
    } catch {
      return undefined;
    }
  };
}

interface Route {
  readonly key: string;
  readonly functionArn: string;
  readonly authorize: Authorize | undefined;
}

/**
 * API Gateway answers `{ message }`; here it is a call's `{ Message, Code, RequestId }`, with the product's sentence.
 */
const refuse = (code: keyof typeof errorSentences): ServedAnswer =>
  json({ Message: errorSentences[code], Code: code, RequestId: randomUUID() }, errorStatuses[code], {
    "cache-control": "no-store",
  });

export const tooLarge = (): ServedAnswer => refuse("TOO_LARGE");

/** API Gateway's limit, in bytes. */
export const largestPayload = 10 * 1024 * 1024;

function readRoutes(assembly: Assembly, resolve: Resolve): Map<string, Route> {
  const of = <Value>({ stack, properties }: Resource, name: string) => resolve(stack, properties[name]) as Value;
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
