import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as z from "zod/mini";

const root = join(import.meta.dirname, "../..");

// aws-cdk-lib's own library for templates.
const yaml = createRequire(createRequire(import.meta.url).resolve("aws-cdk-lib"))("yaml") as {
  parse(text: string): unknown;
};

const text = z.record(z.string(), z.unknown());
const permissions = z.record(z.string(), z.enum(["read", "write"]));

const step = z.object({
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
  with: z.optional(text),
  env: z.optional(text),
});

const concurrency = z.object({ group: z.string(), "cancel-in-progress": z.unknown() });

const job = z.object({
  permissions,
  uses: z.optional(z.string()),
  needs: z.optional(z.union([z.string(), z.array(z.string())])),
  if: z.optional(z.string()),
  environment: z.optional(z.string()),
  concurrency: z.optional(concurrency),
  "timeout-minutes": z.optional(z.number()),
  steps: z.optional(z.array(step)),
  with: z.optional(text),
});

const workflow = z.object({
  name: z.string(),
  on: text,
  permissions,
  concurrency: z.optional(concurrency),
  jobs: z.record(z.string(), job),
});

export type Workflow = z.output<typeof workflow>;

export const readYaml = (path: string): unknown => yaml.parse(readFileSync(join(root, path), "utf8"));

const folder = ".github/workflows";

export const readWorkflows = (): ReadonlyMap<string, Workflow> =>
  new Map(readdirSync(join(root, folder)).map((name) => [name, workflow.parse(readYaml(join(folder, name)))]));

export const packageJson = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
};
