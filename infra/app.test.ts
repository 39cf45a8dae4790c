import { expect, test } from "vitest";
import { dataOfRelease } from "./testing/dataOfRelease.ts";
import { publicSettings } from "./testing/deployments.ts";
import { sizesOf } from "./testing/sizesOf.ts";
import { synthesize } from "./testing/synthesize.ts";

const deployment = synthesize("prod", publicSettings);

interface NamedResource {
  readonly Name?: string;
  readonly LogGroupName?: string;
}

test("nothing that holds data, or has an address, is replaced since the last release", () => {
  const lines = deployment.resources.map(({ stack, id, type, properties }) => {
    const { Name, LogGroupName } = properties as NamedResource;
    const name = Name ?? LogGroupName;
    return [stack.replace("Beforehand-prod-", ""), id, type, ...(name ? [name] : [])].join(" ");
  });
  expect(lines).toEqual(expect.arrayContaining(dataOfRelease.trim().split("\n")));
});

test("every stack has room: CloudFormation takes 500 resources", () => {
  for (const [stack, size] of sizesOf(deployment)) expect(size, stack).toBeLessThanOrEqual(400);
});
