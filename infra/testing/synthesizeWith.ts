import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Stage } from "#infra/config/config.ts";
import type { Domains } from "#infra/domainStack.ts";
import { background } from "#shared/contract/index.ts";
import { buildTemplates } from "./buildTemplates.ts";
import type { Settings } from "./deployments.ts";
import { type Deployment, deploymentIn } from "./synthesize.ts";
import { writeBuild } from "./writeBuild.ts";

/** Over a build of placeholders. */
export function synthesizeWith(domains: Domains, stage: Stage, context: Settings): Deployment {
  const outdir = mkdtempSync(join(tmpdir(), "infra-out-"));
  const names = [...Object.values(domains).flatMap(Object.keys), ...Object.keys(background)];
  const dist = writeBuild(mkdtempSync(join(tmpdir(), "infra-dist-")), names);
  buildTemplates({ stage, outdir, dist, context, domains });
  return deploymentIn(outdir);
}
