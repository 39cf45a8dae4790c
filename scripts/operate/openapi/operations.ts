import * as z from "zod/mini";
import type { Call, ProviderEvent } from "#shared/contract/call.ts";
import { asJson, type Json, type OpenApiOperation } from "./openApiShapes.ts";
import { refusalsOf, statusesOf } from "./refusals.ts";
import { descriptionOf, inWords } from "./words.ts";

function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return described;
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "With the same key and the same content a retry makes nothing a second time; with other content it is 409. It holds for 24 hours.",
  schema: { type: "string", pattern: "^[\\w-]{8,100}$" },
};

const bodyOf = ({ method, request }: Call): Json =>
  method === "GET" ? {} : { requestBody: { required: true, content: asJson(schemaOf(request, "input")) } };

function securityOf(name: string, { callers }: Call): Json {
  if (callers !== "anyone") return { security: [{ session: [] }] };
  return { security: name === "refreshSession" ? [{ cookie: [] }] : [] };
}

export function operationOf(name: string, call: Call): OpenApiOperation {
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

export function eventOf(name: string, { path }: ProviderEvent): OpenApiOperation {
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
