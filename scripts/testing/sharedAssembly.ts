import { synthesize } from "#infra/testing/synthesize.ts";
import { type Assembly, readAssembly } from "#scripts/local/template/assembly.ts";
import { localContext } from "#scripts/local/template/deployedNames.ts";

/** The app of npm start over placeholder bundles, for tests that call the handlers themselves. */
export const sharedAssembly = (): Promise<Assembly> => readAssembly(synthesize("dev", localContext).outdir);

// services.ts runs it first: the wait for a synthesis would stop Vitest.
if (import.meta.main) await sharedAssembly();
