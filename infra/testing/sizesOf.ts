import type { Deployment } from "./synthesize.ts";

/** The number of resources of each stack of a deployment. */
export function sizesOf({ resources }: Deployment): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { stack } of resources) sizes.set(stack, (sizes.get(stack) ?? 0) + 1);
  return sizes;
}
