import { join } from "node:path";
import { oncePerSources } from "#infra/testing/oncePerSources.ts";
import { synthesize } from "#infra/testing/synthesize.ts";
import { lambdaSources } from "#scripts/local/start/buildOutput.ts";
import { type Assembly, readAssembly } from "#scripts/local/template/assembly.ts";
import { localContext } from "#scripts/local/template/deployedNames.ts";
import { functionName, nodeFunctions } from "#scripts/local/template/nodeFunctions.ts";
import { root } from "#scripts/root.ts";

/** The app of npm start over placeholder bundles, for tests that call the handlers themselves. */
export const sharedAssembly = (): Promise<Assembly> => readAssembly(synthesize("dev", localContext).outdir);

export const sharedBundles = (): string =>
  oncePerSources({
    name: "bundles",
    script: join(root, "scripts/build/bundleLambdas.ts"),
    sources: lambdaSources,
  });

export async function sharedAssemblyWithBundles(): Promise<Assembly> {
  const assembly = await sharedAssembly();
  const bundles = sharedBundles();
  const built = nodeFunctions(assembly).map((resource): [string, string] => {
    const { S3Key } = resource.properties.Code as { S3Key: string };
    return [S3Key, join(bundles, functionName(resource))];
  });
  return { ...assembly, assets: new Map([...assembly.assets, ...built]) };
}
