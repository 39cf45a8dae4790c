import { join } from "node:path";
import type { Stage } from "#infra/config/config.ts";
import { buildTemplates } from "./buildTemplates.ts";
import { deployments, folderOf, type Settings } from "./deployments.ts";
import { writeBuild } from "./writeBuild.ts";

// node infra/testing/writeTemplates.ts <folder> [<stage> <settings as JSON>]; without a stage all for tests.
if (import.meta.main) {
  const [folder = "", stage, settings = "{}"] = process.argv.slice(2);
  const dist = writeBuild(join(folder, "build"));
  const wanted: typeof deployments = stage ? [[stage as Stage, JSON.parse(settings) as Settings]] : deployments;
  for (const [of, context] of wanted)
    buildTemplates({ stage: of, outdir: join(folder, folderOf(of, context)), dist, context });
}
