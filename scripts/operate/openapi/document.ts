import * as z from "zod/mini";
import { type Call, everyone, type Limit, type ProviderEvent } from "#shared/contract/call.ts";
import { builtCalls, events } from "#shared/contract/index.ts";

type Json = Readonly<Record<string, unknown>>;

/** One call as OpenAPI describes it. */
export interface Operation extends Json {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
}

/** An OpenAPI 3.1 document. */
export interface OpenApi extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A schema as JSON Schema: what a client sends, or what it gets. */
function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return described;
}

const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const asJson = (schema: unknown) => ({ "application/json": { schema } });

/** Every refusal, by status: its name among the responses, and when it is answered. */
const refusals = {
  400: [
    "Invalid",
    "The request is not understood; Message is the sentence of the first field that is wrong.",
  ],
  401: ["SignIn", "There is no session, or it has ended."],
  403: ["NotAllowed", "The caller may not do this, or the request did not come through the site."],
  404: ["NotFound", "It is not there, or not the caller's: both are answered alike."],
  409: ["Conflict", "It was changed elsewhere, is taken, or cannot be done now; Message says which."],
  413: ["TooLarge", "The request is over 64 KB."],
  415: ["OtherType", "The request is no JSON."],
  429: ["SlowDown", "A limit is reached; Retry-After says for how many seconds."],
  500: ["Unexpected", "Something failed; RequestId names it in the log."],
  503: [
    "Unavailable",
    "A service that it needs is down; to try again is harmless with the same Idempotency-Key.",
  ],
} as const;

const responses = Object.fromEntries(
  Object.entries(refusals).map(([status, [name, description]]) => {
    const wait = { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } } };
    return [
      name,
      {
        description,
        ...(status === "429" ? { headers: wait } : {}),
        content: asJson(reference("schemas", "Refusal")),
      },
    ];
  }),
);

const refusal = {
  type: "object",
  required: ["Message", "RequestId"],
  properties: {
    Message: { type: "string", description: "A sentence for the person who called" },
    RequestId: { type: "string", description: "Names the call in the log" },
  },
};

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "With the same key and the same content a retry makes nothing a second time; with other content it is 409. It holds for 24 hours.",
  schema: { type: "string", pattern: "^[\\w-]{8,100}$" },
};

/** The calls that set or clear the cookie of a session, and the one that reads it. */
const cookies: Readonly<Record<string, string>> = {
  login: "Sets the cookie of the session.",
  refreshSession: "Needs the cookie of the session, and renews it.",
  logout: "Ends the session of the cookie, and clears it.",
};

const seconds = (count: number): string => {
  const units = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ] as const;
  const [name, size] = units.find(([, one]) => count % one === 0) ?? ["second", 1];
  const number = count / size;
  return `${number} ${name}${number === 1 ? "" : "s"}`;
};

const nameOfPart = (part: string): string =>
  ({ address: "network address", account: "account" })[part] ?? `${part} of the request`;

/** A limit in words: "5 a minute for each network address, failures only". */
export function limitInWords({ by, times, seconds: window, failuresOnly }: Limit): string {
  const each = by.length === 0 ? "of everybody together" : `for each ${by.map(nameOfPart).join(" and ")}`;
  return `${times} in ${seconds(window)} ${each}${failuresOnly ? ", failures only" : ""}`;
}

/** Who may call, in words. */
export function callersInWords({ callers }: Pick<Call, "callers">): string {
  if (callers === "anyone") return "anyone";
  return everyone.every((role) => callers.includes(role)) ? "everyone who is signed in" : callers.join(", ");
}

function descriptionOf(name: string, call: Call): string {
  const limits = (call.limits ?? []).map(limitInWords);
  return [
    `Who may call: ${callersInWords(call)}.`,
    ...(limits.length > 0 ? [`At most ${limits.join("; ")}.`] : []),
    ...(cookies[name] ? [cookies[name]] : []),
  ].join(" ");
}

/** "createHousehold" as "Create household". */
function inWords(name: string): string {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What a call may be refused with. */
function statusesOf({ callers, limits = [], method, uses }: Call): number[] {
  const open = callers === "anyone";
  const body = method === "GET" ? [] : [413, 415];
  const records = uses.some((use) => use.startsWith("records")) ? [404, 409] : [];
  return [
    400,
    ...(open ? [] : [401]),
    403,
    ...records,
    ...body,
    ...(limits.length > 0 ? [429] : []),
    500,
    503,
  ];
}

const refusalsOf = (statuses: readonly number[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, reference("responses", refusals[status as keyof typeof refusals][0])]),
  );

const bodyOf = ({ method, request }: Call): Json =>
  method === "GET" ? {} : { requestBody: { required: true, content: asJson(schemaOf(request, "input")) } };

function securityOf(name: string, { callers }: Call): Json {
  if (callers !== "anyone") return { security: [{ session: [] }] };
  return { security: name === "refreshSession" ? [{ cookie: [] }] : [] };
}

function operationOf(name: string, call: Call): Operation {
  return {
    operationId: name,
    tags: [call.path.split("/")[1] ?? ""],
    summary: inWords(name),
    description: descriptionOf(name, call),
    "x-roles": call.callers,
    "x-limits": call.limits ?? [],
    ...securityOf(name, call),
    ...(call.creates ? { parameters: [idempotencyKey] } : {}),
    ...bodyOf(call),
    responses: {
      200: { description: "Done", content: asJson(schemaOf(call.response, "output")) },
      ...refusalsOf(statusesOf(call)),
    },
  };
}

function eventOf(name: string, { path }: ProviderEvent): Operation {
  return {
    operationId: name,
    tags: [path.split("/")[1] ?? ""],
    summary: inWords(name),
    description: "Who may call: the payment provider; its signature over the body is the proof.",
    security: [],
    parameters: [{ name: "Stripe-Signature", in: "header", required: true, schema: { type: "string" } }],
    requestBody: { required: true, content: asJson({ type: "object" }) },
    responses: { 200: { description: "Taken" }, ...refusalsOf([400, 403, 413, 500, 503]) },
  };
}

type Described = readonly [method: string, path: string, operation: Operation];

function pathsOf(described: readonly Described[]): OpenApi["paths"] {
  const byPath = Map.groupBy(described, ([, path]) => path);
  return Object.fromEntries(
    [...byPath]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, those]) => [
        path,
        Object.fromEntries(those.map(([method, , operation]) => [method, operation])),
      ]),
  );
}

const securitySchemes = {
  session: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description:
      "The JWT that login or refreshSession answered; it holds for half an hour. Role and status are read at each call.",
  },
  cookie: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-session",
    description:
      "HttpOnly, Secure, SameSite=Strict: only the site's own pages send it, and no script reads it.",
  },
};

/** The API as one OpenAPI 3.1 document, out of the contract. */
export function openApiDocument(): OpenApi {
  const calls = builtCalls.map(
    ([name, call]): Described => [call.method.toLowerCase(), call.path, operationOf(name, call)],
  );
  const provided = Object.entries(events).map(
    ([name, event]): Described => [event.method.toLowerCase(), event.path, eventOf(name, event)],
  );
  return {
    openapi: "3.1.0",
    info: {
      title: "Beforehand",
      version: "1",
      description:
        "Generated from shared/contract by npm run openapi. Every answer that is no success is { Message, RequestId }.",
    },
    servers: [{ url: "/api", description: "Under the site's own origin" }],
    paths: pathsOf([...calls, ...provided]),
    components: { securitySchemes, schemas: { Refusal: refusal }, responses },
  };
}
