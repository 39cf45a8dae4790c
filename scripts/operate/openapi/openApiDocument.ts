import { builtCalls, events } from "#shared/contract/index.ts";
import type { OpenApi, OpenApiOperation } from "./openApiShapes.ts";
import { eventOf, operationOf } from "./operations.ts";
import { refusal, responses } from "./refusals.ts";

type Described = readonly [method: string, path: string, operation: OpenApiOperation];

function pathsOf(described: readonly Described[]): OpenApi["paths"] {
  const byPath = Map.groupBy(described, ([, path]) => path);
  return Object.fromEntries(
    [...byPath]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, those]) => [path, Object.fromEntries(those.map(([method, , operation]) => [method, operation]))]),
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
    description: "HttpOnly, Secure, SameSite=Strict: only the site's own pages send it, and no script reads it.",
  },
};

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
        "Generated from shared/contract by npm run op -- openapi. Every answer that is no success is { Message, Code, RequestId }.",
    },
    servers: [{ url: "/api", description: "Under the site's own origin" }],
    paths: pathsOf([...calls, ...provided]),
    components: { securitySchemes, schemas: { Refusal: refusal }, responses },
  };
}
