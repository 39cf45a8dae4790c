import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Stage } from "#infra/config/config.ts";
import { deployments, folderOf, type Settings } from "./deployments.ts";
import { oncePerSources } from "./oncePerSources.ts";

export interface TemplateResource<Properties = unknown> {
  readonly id: string;
  readonly stack: string;
  readonly type: string;
  readonly deletionPolicy: string | undefined;
  readonly replacePolicy: string | undefined;
  readonly properties: Properties;
}

export interface Deployment {
  readonly outdir: string;
  readonly templates: ReadonlyMap<string, Template>;
  readonly resources: readonly TemplateResource[];
  ofType<Properties>(type: string): readonly TemplateResource<Properties>[];
}

interface Template {
  readonly Resources: Readonly<
    Record<
      string,
      {
        Type: string;
        Properties?: unknown;
        DeletionPolicy?: string;
        UpdateReplacePolicy?: string;
        DependsOn?: readonly string[];
      }
    >
  >;
  readonly Rules?: Readonly<Record<string, unknown>>;
  readonly Parameters?: Readonly<Record<string, unknown>>;
  readonly Outputs?: Readonly<Record<string, { Value: unknown; Export?: { Name: string } }>>;
}

interface Manifest {
  readonly artifacts: Readonly<
    Record<string, { type: string; properties?: { templateFile?: string; stackName?: string } }>
  >;
}

const templates = {
  script: join(import.meta.dirname, "writeTemplates.ts"),
  sources: ["infra", "shared", "package-lock.json"],
};

function templatesOf(stage: Stage, settings: Settings): string {
  const name = folderOf(stage, settings);
  const isListed = deployments.some(([one, other]) => folderOf(one, other) === name);
  const folder = isListed
    ? oncePerSources({ ...templates, name: "deployments" })
    : oncePerSources({ ...templates, name: "deployment", words: [stage, JSON.stringify(settings)] });
  return join(folder, name);
}

const readJson = <Value>(path: string) => JSON.parse(readFileSync(path, "utf8")) as Value;

function readTemplates(outdir: string): Map<string, Template> {
  const { artifacts } = readJson<Manifest>(join(outdir, "manifest.json"));
  const stacks = Object.entries(artifacts).flatMap(([name, { type, properties = {} }]) =>
    type === "aws:cloudformation:stack" && properties.templateFile
      ? [[properties.stackName ?? name, properties.templateFile] as const]
      : [],
  );
  return new Map(stacks.map(([name, file]) => [name, readJson<Template>(join(outdir, file))]));
}

export function deploymentIn(outdir: string): Deployment {
  const templates = readTemplates(outdir);
  const resources = [...templates].flatMap(([stack, { Resources }]) =>
    Object.entries(Resources).map(([id, { Type, Properties, DeletionPolicy, UpdateReplacePolicy }]) => ({
      id,
      stack,
      type: Type,
      deletionPolicy: DeletionPolicy,
      replacePolicy: UpdateReplacePolicy,
      properties: Properties ?? {},
    })),
  );
  return {
    outdir,
    templates,
    resources,
    ofType: <Properties>(type: string) =>
      resources.filter((resource) => resource.type === type) as TemplateResource<Properties>[],
  };
}

/** The whole app, over a build of placeholders. */
export const synthesize = (stage: Stage, settings: Settings = {}): Deployment =>
  deploymentIn(templatesOf(stage, settings));
