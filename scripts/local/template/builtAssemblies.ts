import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { root } from "#scripts/root.ts";

/** Of npm start, a folder each. */
export const assemblies = join(root, "dist/cdk.local");

/** The newest first. */
export async function builtAssemblies(): Promise<string[]> {
  const names = existsSync(assemblies) ? await readdir(assemblies) : [];
  const paths = names.map((name) => join(assemblies, name));
  const aged = await Promise.all(paths.map(async (path) => ({ path, time: (await stat(path)).mtimeMs })));
  return aged.sort((one, other) => other.time - one.time).map(({ path }) => path);
}
