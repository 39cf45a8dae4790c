import type { Deployment } from "./synthesize.ts";

export function sizesOf({ resources }: Deployment): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { stack } of resources) sizes.set(stack, (sizes.get(stack) ?? 0) + 1);
  return sizes;
}
