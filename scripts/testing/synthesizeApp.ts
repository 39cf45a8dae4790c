import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildApp } from "#infra/app.ts";
import { type Assembly, readAssembly } from "#scripts/local/template/assembly.ts";
import { localContext } from "#scripts/local/template/deployedNames.ts";
import { builtCalls, events, schedules } from "#shared/contract/index.ts";

/** The whole app with its functions' roles, over empty bundles: these tests call the handlers themselves. */
export async function synthesizeApp(folder: string): Promise<Assembly> {
  const dist = join(folder, "dist");
  const names = [...builtCalls.map(([name]) => name), ...Object.keys(events), ...Object.keys(schedules)];
  const files = [...names.map((name) => `lambdas/${name}/index.js`), "site/index.html", "pay/index.html"];
  for (const file of files) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), file);
  }
  const outdir = join(folder, "cdk.out");
  buildApp({ stage: "dev", outdir, dist, context: localContext }).synth();
  return readAssembly(outdir);
}
