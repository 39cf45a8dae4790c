import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Stage } from "#infra/config/config.ts";
import type { Domains } from "#infra/domainStack.ts";
import { schedules } from "#shared/contract/index.ts";
import { buildApp } from "../app.ts";
import type { Settings } from "./deployments.ts";
import { type Deployment, readDeployment } from "./synthesize.ts";
import { writeBuild } from "./writeTemplates.ts";

/** The templates of the app with other routes than the contract's. */
export function synthesizeDomains(stage: Stage, settings: Settings, domains: Domains): Deployment {
  const outdir = mkdtempSync(join(tmpdir(), "infra-out-"));
  const names = [...Object.values(domains).flatMap(Object.keys), ...Object.keys(schedules)];
  const dist = writeBuild(join(outdir, "build"), names);
  buildApp({ stage, outdir, dist, context: settings, domains }).synth();
  return readDeployment(outdir);
}
