import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Stage } from "#infra/config/config.ts";
import type { Domains } from "#infra/domainStack.ts";
import { builtCalls, domains as declaredDomains, events, schedules } from "#shared/contract/index.ts";
import { buildApp } from "../app.ts";

/** A resource of a template. `Properties` are those that a test reads. */
export interface Resource<Properties = unknown> {
  readonly id: string;
  readonly stack: string;
  readonly type: string;
  readonly deletionPolicy: string | undefined;
  readonly properties: Properties;
}

/** A synthesized deployment. */
export interface Deployment {
  readonly outdir: string;
  readonly resources: readonly Resource[];
  ofType<Properties>(type: string): readonly Resource<Properties>[];
}

interface Template {
  readonly Resources: Readonly<
    Record<string, { Type: string; Properties?: unknown; DeletionPolicy?: string }>
  >;
}

/** The names of all functions. */
export const handlers: readonly string[] = [
  ...builtCalls.map(([name]) => name),
  ...Object.keys(events),
  ...Object.keys(schedules),
];

function builtFolder(names: readonly string[]): string {
  const dist = mkdtempSync(join(tmpdir(), "infra-dist-"));
  const files = [...names.map((name) => `lambdas/${name}/index.js`), "site/index.html", "pay/index.html"];
  for (const file of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), file);
  }
  return dist;
}

/** The settings that a deployment for the public must have. */
export const publicSettings = {
  mailFrom: "no-reply@example.org",
  alarmMail: "operator@example.org",
} as const;

/** A domain and its certificate. */
export const ownDomain = {
  domain: "ready.example.org",
  certificateArn: "arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d-0000-1111-2222-333344445555",
} as const;

/**
 * The whole app over stand-ins for the files of a build, not synthesized yet.
 * @param domains what has a route, in place of the contract's
 */
export function appOf(
  stage: Stage,
  context: Readonly<Record<string, string>> = {},
  domains: Domains = declaredDomains,
) {
  const outdir = mkdtempSync(join(tmpdir(), "infra-out-"));
  const dist = builtFolder([...Object.values(domains).flatMap(Object.keys), ...Object.keys(schedules)]);
  return { outdir, app: buildApp({ stage, outdir, dist, context, domains }) };
}

/**
 * Synthesizes the whole app over stand-ins for the files of a build.
 * @param domains what has a route, in place of the contract's
 */
export function synthesize(
  stage: Stage,
  context: Readonly<Record<string, string>> = {},
  domains: Domains = declaredDomains,
): Deployment {
  const { outdir, app } = appOf(stage, context, domains);
  const { stacks } = app.synth();
  const resources = stacks.flatMap(({ stackName, template }) =>
    Object.entries((template as Template).Resources).map(([id, { Type, Properties, DeletionPolicy }]) => ({
      id,
      stack: stackName,
      type: Type,
      deletionPolicy: DeletionPolicy,
      properties: Properties ?? {},
    })),
  );
  return {
    outdir,
    resources,
    ofType: <Properties>(type: string) =>
      resources.filter((resource) => resource.type === type) as Resource<Properties>[],
  };
}
