import { join } from "node:path";
import { oncePerRun } from "#infra/testing/oncePerRun.ts";
import { synthesize } from "#infra/testing/synthesize.ts";
import { type Assembly, readAssembly } from "#scripts/local/template/assembly.ts";
import { localContext } from "#scripts/local/template/deployedNames.ts";
import { functionName, nodeFunctions } from "#scripts/local/template/nodeFunctions.ts";
import { root } from "#scripts/root.ts";

/** The app of npm start over placeholder bundles, for tests that call the handlers themselves. */
export const sharedAssembly = (): Promise<Assembly> => readAssembly(synthesize("dev", localContext).outdir);

/** Every function's bundle, by its name in the folder. */
export const sharedBundles = (): string =>
  oncePerRun("bundles", join(root, "scripts/build/bundleLambdas.ts"));

/** The same app over its real bundles. */
export async function sharedAssemblyWithBundles(): Promise<Assembly> {
  const assembly = await sharedAssembly();
  const bundles = sharedBundles();
  const built = nodeFunctions(assembly).map((resource): [string, string] => {
    const { S3Key } = resource.properties.Code as { S3Key: string };
    return [S3Key, join(bundles, functionName(resource))];
  });
  return { ...assembly, assets: new Map([...assembly.assets, ...built]) };
}
