import { DISABLE_ASSET_STAGING_CONTEXT } from "aws-cdk-lib/cx-api";
import { type BuildOptions, buildApp } from "#infra/app.ts";

/** Without AWS's own rules; only dev has its assets, the site's settings among them. */
export function buildTemplates({ stage = "dev", context, ...options }: BuildOptions): void {
  const unstaged = stage === "dev" ? {} : { [DISABLE_ASSET_STAGING_CONTEXT]: "true" };
  buildApp({ ...options, stage, context: { ...context, ...unstaged }, validates: false }).synth();
}
