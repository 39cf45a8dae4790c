import { join } from "node:path";
import { root } from "#scripts/root.ts";

export type BuildStep = readonly ["all"] | readonly ["functions"] | readonly ["templates", string, string];

// Each step loads its libraries itself: the templates need no bundler.
const steps = {
  all: async () => (await import("#scripts/build/build.ts")).build(),
  functions: async () => (await import("#scripts/build/bundleLambdas.ts")).bundleLambdas(),
  async templates(outdir = "", context = "{}") {
    const options = { outdir, dist: join(root, "dist"), context: JSON.parse(context), validates: false };
    const { buildApp } = await import("#infra/app.ts");
    buildApp({ stage: "dev", ...options }).synth();
  },
};

// Ends with runBuildStep.ts.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
const [name, ...words] = process.argv.slice(2) as [...BuildStep];
await steps[name](...words);
