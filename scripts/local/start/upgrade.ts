import { join } from "node:path";
import { openJsonFile } from "#scripts/local/common/openJsonFile.ts";
import { applyEnvironment } from "./environment.ts";

/**
 * Raised when an account is to be completed once more: 2 has the address keys of Publication 28 and numbers of jackets,
 * 3 finds, 4 names of accounts.
 */
const filling = 4;

/**
 * Completes the records that an earlier version has left in the data folder, once: what `npm run matches -- fill` does
 * in a deployment. Returns how many accounts failed; the next start tries again.
 * @param environment the environment of the product's functions
 */
export async function upgrade(
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<number> {
  const upgrades = await openJsonFile<{ filled?: number }>(join(folder, "upgraded.json"), {});
  if (upgrades.value.filled === filling) return 0;
  // The clients are created when their modules load, so the environment comes first.
  applyEnvironment(environment);
  const { fillAllAccounts } = await import("#lambdas/domain/daily/fillAllAccounts.ts");
  const { failures } = await fillAllAccounts();
  if (failures.size === 0) upgrades.value.filled = filling;
  await upgrades.save();
  return failures.size;
}
