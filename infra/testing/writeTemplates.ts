import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Stage } from "#infra/config/config.ts";
import { buildApp } from "../app.ts";
import { deployments, folderOf, handlers, type Settings } from "./deployments.ts";

/** Writes a placeholder build: each bundle and page is a file that holds its own name. */
export function writeBuild(dist: string, names: readonly string[] = handlers): string {
  const files = [...names.map((name) => `lambdas/${name}/index.js`), "site/index.html", "pay/index.html"];
  for (const file of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), file);
  }
  return dist;
}

// node infra/testing/writeTemplates.ts <folder> [<stage> <settings as JSON>]; without a stage it writes all
// that tests read.
if (import.meta.main) {
  const [folder = "", stage, settings = "{}"] = process.argv.slice(2);
  const dist = writeBuild(join(folder, "build"));
  const wanted: typeof deployments = stage
    ? [[stage as Stage, JSON.parse(settings) as Settings]]
    : deployments;
  for (const [of, context] of wanted)
    buildApp({ stage: of, outdir: join(folder, folderOf(of, context)), dist, context }).synth();
}
