import { join } from "node:path";
import { openJsonFile } from "#scripts/local/common/openJsonFile.ts";
import { applyEnvironment } from "./environment.ts";

/**
 * Completes the records that an earlier version has left in the data folder, once: what `npm run matches -- fill` does
 * in a deployment. Returns how many accounts failed; the next start tries again.
 * @param environment the environment of the product's functions
 */
export async function upgrade(
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<number> {
  const upgrades = await openJsonFile<{ matches: boolean }>(join(folder, "upgraded.json"), {
    matches: false,
  });
  if (upgrades.value.matches) return 0;
  // The clients are created when their modules load, so the environment comes first.
  applyEnvironment(environment);
  const { fillAllMatches } = await import("#lambdas/domain/family/fillAllMatches.ts");
  const { failures } = await fillAllMatches();
  upgrades.value.matches = failures.size === 0;
  await upgrades.save();
  return failures.size;
}
