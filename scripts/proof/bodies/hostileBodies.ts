import * as fc from "fast-check";
import type * as z from "zod/mini";
import { echo, requestLike } from "#scripts/proof/kit/requestLike.ts";

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}${close.repeat(depth)}`;

const malformed = [
  ...[
    "",
    " ",
    "null",
    "true",
    "0",
    `"${echo}"`,
    "[]",
    "[{}]",
    "{",
    `{"${echo}"`,
    `{"a":}`,
    "NaN",
    "\u0000",
    "\ufeff{}",
  ],
  ...[nested(5_000, "[", "]"), nested(5_000, '{"a":', "}"), `{"a":${nested(20_000, "[", "]")}}`],
  ...[`{"__proto__":{"isAdmin":true}}`, `{"constructor":{"prototype":{"isAdmin":true}}}`, `{"${echo}":"${echo}"}`],
  ...[`{"ID":1e400}`, `{"ID":"${"9".repeat(50_000)}"}`, `{"a":"${"x".repeat(70_000)}"}`],
  ...[`Email=a&Password=b`, `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`],
];

/** With another family's ids, none of whose texts may come back. */
const withIds = (body: unknown, ids: readonly string[], seed: number): unknown => {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const own = Object.entries(body).map(([name, value], at) => {
    const isId = /ID$/.test(name) && typeof value === "string";
    return [name, isId ? ids[(seed + at) % ids.length] : value] as const;
  });
  return Object.fromEntries(own);
};

export function hostileBodies(schema: z.ZodMiniType, count: number, ids: readonly string[]): unknown[] {
  const made = fc.sample(requestLike(schema), { numRuns: count, seed: 20_261_122 });
  return made.map((body, at) => {
    if (at < malformed.length) return malformed[at];
    return at % 3 === 0 ? withIds(body, ids, at) : body;
  });
}
