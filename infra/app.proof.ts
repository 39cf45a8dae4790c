import { expect, test } from "vitest";
import { domains } from "#shared/contract/index.ts";
import type { Domains } from "./domainStack.ts";
import { publicSettings } from "./testing/deployments.ts";
import { sizesOf } from "./testing/sizesOf.ts";
import { synthesizeWith } from "./testing/synthesizeWith.ts";

/** Each domain grows by its share. */
function grownTo(calls: number): Domains {
  const today = Object.values(domains).flatMap(Object.keys).length;
  const copies = (routes: Domains[string]) => {
    const grown = Math.ceil((Object.keys(routes).length * calls) / today);
    const turns = Math.ceil(calls / today);
    const all = Array.from({ length: turns }, (_, turn) =>
      Object.entries(routes).map(
        ([name, one]) =>
          [turn === 0 ? name : `${name}${turn}`, turn === 0 ? one : { ...one, path: `${one.path}/${turn}` }] as const,
      ),
    );
    return Object.fromEntries(all.flat().slice(0, grown));
  };
  return Object.fromEntries(Object.entries(domains).map(([domain, routes]) => [domain, copies(routes)]));
}

test("with 120 calls every stack still has room: CloudFormation takes 500 resources", () => {
  const grown = grownTo(120);
  expect(Object.values(grown).flatMap(Object.keys).length).toBeGreaterThanOrEqual(120);
  const deployment = synthesizeWith(grown, "prod", publicSettings);
  for (const [stack, size] of sizesOf(deployment)) expect(size, stack).toBeLessThanOrEqual(400);
});
