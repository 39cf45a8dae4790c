import { randomInt, randomUUID } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Handler } from "#lambdas/http/handle.ts";
import type { Call, ResponseOf } from "#shared/contract/call.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { endedAfter } from "./endedAfter.ts";

/** As from API Gateway's authorizer. */
export type Claims = Readonly<Record<string, string>>;

export interface CallOptions {
  /** Such as a TestAccount. */
  readonly session?: { readonly claims: Claims } | undefined;
  /** @default a new one, so limits of different tests never meet */
  readonly address?: string;
  /** Beside, or instead of, the usual ones; undefined leaves a usual one out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** "name=value". */
  readonly cookies?: readonly string[];
  /** As deployed. @default never */
  readonly milliseconds?: number;
}

interface Refusal {
  readonly Message: string;
  readonly Code: ErrorCode;
  readonly RequestId: string;
}

/** Of a success; after a failure Message, Code and RequestId alone. */
export interface CallResult<C extends Call> {
  readonly status: number;
  readonly body: ResponseOf<C> & Refusal;
  /** To send next, "name=value", without cleared ones. */
  readonly cookies: readonly string[];
  readonly setCookies: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

export const anAddress = (): string => [11, randomInt(256), randomInt(256), randomInt(1, 255)].map(String).join(".");

export const anIdempotencyKey = () => ({ "idempotency-key": randomUUID() });

function textOf(body: unknown): string | undefined {
  return body === undefined || typeof body === "string" ? body : JSON.stringify(body);
}

function headersOf({ address = anAddress(), headers = {} }: CallOptions): Record<string, string> {
  const usual = {
    "content-type": "application/json",
    "x-origin-verify": process.env.ORIGIN_SECRET,
    "cloudfront-viewer-address": `${address}:40000`,
    ...headers,
  };
  return Object.fromEntries(Object.entries(usual).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Text is sent unchanged, for malformed bodies. */
export function eventOf({ method, path }: Call, body: unknown, options: CallOptions = {}): APIGatewayProxyEventV2 {
  const { session, cookies } = options;
  const headers = headersOf(options);
  const text = textOf(body);
  return {
    version: "2.0",
    routeKey: `${method} ${path}`,
    rawPath: path,
    rawQueryString: "",
    headers,
    ...(cookies ? { cookies: [...cookies] } : {}),
    requestContext: {
      accountId: "000000000000",
      apiId: "test",
      domainName: "test",
      domainPrefix: "test",
      http: { method, path, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "test" },
      requestId: randomUUID(),
      routeKey: `${method} ${path}`,
      stage: "$default",
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
      ...(session ? { authorizer: { jwt: { claims: session.claims, scopes: null } } } : {}),
    },
    ...(text === undefined ? {} : { body: text }),
    isBase64Encoded: false,
  } as APIGatewayProxyEventV2;
}

const isCleared = (line: string) => line.includes("Max-Age=0");

async function answerOf<C extends Call>(handler: Handler<C>, body: unknown, options: CallOptions) {
  const event = eventOf(handler.declaration, body, options);
  const { milliseconds } = options;
  return milliseconds === undefined ? handler(event) : endedAfter(milliseconds, (context) => handler(event, context));
}

export async function invoke<C extends Call>(
  handler: Handler<C>,
  body?: unknown,
  options: CallOptions = {},
): Promise<CallResult<C>> {
  const {
    statusCode = 0,
    body: text = "{}",
    cookies: setCookies = [],
    headers = {},
  } = await answerOf(handler, body, options);
  return {
    status: statusCode,
    body: JSON.parse(text) as CallResult<C>["body"],
    cookies: setCookies.filter((line) => !isCleared(line)).map((line) => line.split(";")[0] ?? ""),
    setCookies,
    headers: headers as Record<string, string>,
  };
}

/** Throws unless the call succeeds. */
export async function bodyOf<C extends Call>(
  handler: Handler<C>,
  request: unknown,
  options: CallOptions = {},
): Promise<CallResult<C>["body"]> {
  const { status, body } = await invoke(handler, request, options);
  const { method, path } = handler.declaration;
  if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${body.Message}`);
  return body;
}
