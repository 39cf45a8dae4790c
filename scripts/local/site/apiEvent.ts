import { randomUUID } from "node:crypto";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { ServedAnswer } from "#scripts/local/common/serve.ts";
import { localAccount } from "#scripts/local/template/localNames.ts";

/** After the distribution has removed its prefix. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly address: string;
}

/** All as texts, as API Gateway passes them. */
export type TokenClaims = Readonly<Record<string, string>>;

const textual = /^(text\/|application\/(json|javascript|xml|[\w.+-]+\+(json|xml))\b)/i;

function queryOf(query: string): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query))
    parameters[name] = parameters[name] === undefined ? value : `${parameters[name]},${value}`;
  return query ? parameters : undefined;
}

/** Payload format 2.0. */
export function apiEvent(request: ApiRequest, routeKey: string, claims?: TokenClaims): APIGatewayProxyEventV2 {
  const { method, path, query, body, address } = request;
  const { cookie, ...headers } = request.headers;
  const isText = body.length === 0 || textual.test(headers["content-type"] ?? "");
  const queryStringParameters = queryOf(query);
  const now = new Date();
  return {
    version: "2.0",
    routeKey,
    rawPath: path,
    rawQueryString: query,
    ...(cookie ? { cookies: cookie.split(/;\s*/) } : {}),
    headers,
    ...(queryStringParameters ? { queryStringParameters } : {}),
    requestContext: {
      accountId: localAccount,
      apiId: "local",
      domainName: headers.host ?? "localhost",
      domainPrefix: "local",
      http: { method, path, protocol: "HTTP/1.1", sourceIp: address, userAgent: headers["user-agent"] ?? "" },
      requestId: randomUUID(),
      routeKey,
      stage: "$default",
      time: now.toISOString(),
      timeEpoch: now.getTime(),
      ...(claims ? { authorizer: { jwt: { claims, scopes: null } } } : {}),
    },
    ...(body.length > 0 ? { body: body.toString(isText ? "utf8" : "base64") } : {}),
    isBase64Encoded: !isText,
  } as APIGatewayProxyEventV2;
}

/** Without a status the result is the body. */
export function apiAnswer(result: unknown): ServedAnswer {
  const structured = result as APIGatewayProxyStructuredResultV2 | null | undefined;
  if (typeof structured !== "object" || structured === null || structured.statusCode === undefined)
    return {
      headers: { "content-type": "application/json" },
      body: typeof result === "string" ? result : JSON.stringify(result ?? null),
    };
  const { statusCode, headers = {}, cookies = [], body = "", isBase64Encoded } = structured;
  return {
    status: Number(statusCode),
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])),
      ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
    },
    body: isBase64Encoded ? Buffer.from(body, "base64") : body,
  };
}
