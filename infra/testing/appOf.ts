import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "#infra/app.ts";
import type { Stage } from "#infra/config/config.ts";
import type { Domains } from "#infra/domainStack.ts";
import { domains as declared, schedules } from "#shared/contract/index.ts";
import type { Settings } from "./deployments.ts";
import { type Deployment, deploymentIn } from "./synthesize.ts";
import { writeBuild } from "./writeBuild.ts";

/**
 * Over a build of placeholders, not synthesized yet.
 * @param domains @default the contract's
 */
function appOf(stage: Stage, context: Settings = {}, domains: Domains = declared) {
  const outdir = mkdtempSync(join(tmpdir(), "infra-out-"));
  const names = [...Object.values(domains).flatMap(Object.keys), ...Object.keys(schedules)];
  const dist = writeBuild(mkdtempSync(join(tmpdir(), "infra-dist-")), names);
  return { outdir, app: buildApp({ stage, outdir, dist, context, domains, validates: false }) };
}

export function synthesizeWith(domains: Domains, stage: Stage, settings: Settings): Deployment {
  const { outdir, app } = appOf(stage, settings, domains);
  app.synth();
  return deploymentIn(outdir);
}
