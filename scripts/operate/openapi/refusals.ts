import type { Call } from "#shared/contract/call.ts";
import { errorStatuses } from "#shared/errors.ts";
import { asJson, reference } from "./openApiShapes.ts";

const refusals = {
  400: ["Invalid", "The request is not understood; Message is the sentence of the first field that is wrong."],
  401: ["SignIn", "There is no session, or it has ended."],
  403: ["NotAllowed", "The caller may not do this, or the request did not come through the site."],
  404: ["NotFound", "It is not there, or not the caller's: both are answered alike."],
  409: ["Conflict", "It was changed elsewhere, is taken, or cannot be done now; Code says which."],
  413: ["TooLarge", "The request is over 64 KB, or over 1 MB where it may hold an alert."],
  415: ["OtherType", "The request is no JSON."],
  429: ["SlowDown", "A limit is reached; Retry-After says for how many seconds."],
  500: ["Unexpected", "Something failed; RequestId names it in the log."],
  503: ["Unavailable", "A service that it needs is down; to try again is harmless with the same Idempotency-Key."],
} as const;

const codesOf = (status: number) =>
  Object.entries(errorStatuses).flatMap(([code, its]) => (its === status ? [code] : []));

export const responses = Object.fromEntries(
  Object.entries(refusals).map(([status, [name, description]]) => {
    const wait = { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } } };
    return [
      name,
      {
        description: `${description} Code: ${codesOf(Number(status)).join(", ")}.`,
        ...(status === "429" ? { headers: wait } : {}),
        content: asJson(reference("schemas", "Refusal")),
      },
    ];
  }),
);

export const refusal = {
  type: "object",
  required: ["Message", "Code", "RequestId"],
  properties: {
    Message: { type: "string", description: "A sentence for the person who called" },
    Code: {
      type: "string",
      enum: Object.keys(errorStatuses),
      description: "The stable word of the error: decide by it, and not by the sentence",
    },
    RequestId: { type: "string", description: "Names the call in the log" },
  },
};

export function statusesOf({ callers, limits = [], method, uses }: Call): number[] {
  const open = callers === "anyone";
  const body = method === "GET" ? [] : [413, 415];
  const records = uses.some((use) => use.startsWith("records:")) ? [404, 409] : [];
  return [400, ...(open ? [] : [401]), 403, ...records, ...body, ...(limits.length > 0 ? [429] : []), 500, 503];
}

export const refusalsOf = (statuses: readonly number[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, reference("responses", refusals[status as keyof typeof refusals][0])]),
  );
