import { expect, test } from "vitest";
import { domains } from "#shared/contract/index.ts";
import type { Domains } from "./domainStack.ts";
import { synthesizeWith } from "./testing/appOf.ts";
import { dataOfRelease } from "./testing/dataOfRelease.ts";
import { publicSettings } from "./testing/deployments.ts";
import { type Deployment, synthesize } from "./testing/synthesize.ts";

const deployment = synthesize("prod", publicSettings);

interface Named {
  readonly Name?: string;
  readonly LogGroupName?: string;
  readonly BackupVaultName?: string;
}

test("nothing that holds data, or has an address, is replaced since release 1.0", () => {
  const lines = deployment.resources.map(({ stack, id, type, properties }) => {
    const { Name, LogGroupName, BackupVaultName } = properties as Named;
    const name = Name ?? LogGroupName ?? BackupVaultName;
    return [stack.replace("Beforehand-prod-", ""), id, type, ...(name ? [name] : [])].join(" ");
  });
  expect(lines).toEqual(expect.arrayContaining(dataOfRelease.trim().split("\n")));
});

function sizesOf({ resources }: Deployment): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { stack } of resources) sizes.set(stack, (sizes.get(stack) ?? 0) + 1);
  return sizes;
}

/** The contract with `calls` routes: every domain grows by its own share, with calls of the same kinds. */
function grownTo(calls: number): Domains {
  const today = Object.values(domains).flatMap(Object.keys).length;
  const copies = (routes: Domains[string]) => {
    const grown = Math.ceil((Object.keys(routes).length * calls) / today);
    const turns = Math.ceil(calls / today);
    const all = Array.from({ length: turns }, (_, turn) =>
      Object.entries(routes).map(
        ([name, one]) =>
          [
            turn === 0 ? name : `${name}${turn}`,
            turn === 0 ? one : { ...one, path: `${one.path}/${turn}` },
          ] as const,
      ),
    );
    return Object.fromEntries(all.flat().slice(0, grown));
  };
  return Object.fromEntries(Object.entries(domains).map(([domain, routes]) => [domain, copies(routes)]));
}

test("with 120 calls every stack still has room: CloudFormation takes 500 resources", () => {
  const grown = grownTo(120);
  expect(Object.values(grown).flatMap(Object.keys).length).toBeGreaterThanOrEqual(120);
  const sizes = sizesOf(synthesizeWith(grown, "prod", publicSettings));
  for (const [stack, size] of sizes) expect(size, stack).toBeLessThanOrEqual(400);
});
