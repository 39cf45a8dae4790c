import { DISABLE_ASSET_STAGING_CONTEXT } from "aws-cdk-lib/cx-api";
import { type BuildOptions, buildApp } from "#infra/app.ts";

/** Synthesizes for tests, which read templates alone: assets are neither copied nor tried. */
export function buildTemplates({ context, ...options }: BuildOptions): void {
  const unstaged = { ...context, [DISABLE_ASSET_STAGING_CONTEXT]: "true" };
  buildApp({ ...options, context: unstaged, validates: false }).synth();
}
