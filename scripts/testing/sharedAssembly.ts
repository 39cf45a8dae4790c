import { synthesize } from "#infra/testing/synthesize.ts";
import { type Assembly, readAssembly } from "#scripts/local/template/assembly.ts";
import { localContext } from "#scripts/local/template/deployedNames.ts";

/** npm start's app over placeholder bundles, for tests that call handlers themselves. */
export const sharedAssembly = (): Promise<Assembly> => readAssembly(synthesize("dev", localContext).outdir);

// For services.ts: this app, or all that tests read.
if (import.meta.main) {
  if (process.argv[2] === "all") synthesize("dev");
  else await sharedAssembly();
}
