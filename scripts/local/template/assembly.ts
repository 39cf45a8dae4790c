import { readFile } from "node:fs/promises";
import { join } from "node:path";

export interface Resource {
  readonly stack: string;
  readonly id: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface Template {
  readonly Resources?: Readonly<Record<string, { Type: string; Properties?: Record<string, unknown> }>>;
  readonly Outputs?: Readonly<Record<string, { Value: unknown; Export?: { Name: unknown } }>>;
  readonly Parameters?: Readonly<Record<string, { Default?: unknown }>>;
}

/** As `cdk deploy` would send it. */
export interface Assembly {
  readonly templates: ReadonlyMap<string, Template>;
  readonly resources: readonly Resource[];
  readonly assets: ReadonlyMap<string, string>;
}

interface Manifest {
  readonly artifacts: Readonly<
    Record<string, { type: string; properties?: { templateFile?: string; stackName?: string; file?: string } }>
  >;
}

interface AssetFile {
  readonly files: Readonly<
    Record<string, { source: { path: string }; destinations: Readonly<Record<string, { objectKey: string }>> }>
  >;
}

const readJson = async <Value>(path: string) => JSON.parse(await readFile(path, "utf8")) as Value;

async function readAssets(outdir: string, file: string): Promise<[string, string][]> {
  const { files } = await readJson<AssetFile>(join(outdir, file));
  return Object.values(files).flatMap(({ source, destinations }) =>
    Object.values(destinations).map(({ objectKey }): [string, string] => [objectKey, join(outdir, source.path)]),
  );
}

export async function readAssembly(outdir: string): Promise<Assembly> {
  const { artifacts } = await readJson<Manifest>(join(outdir, "manifest.json"));
  const templates = new Map<string, Template>();
  const assets = new Map<string, string>();
  for (const [name, { type, properties }] of Object.entries(artifacts)) {
    if (type === "aws:cloudformation:stack" && properties?.templateFile)
      templates.set(properties.stackName ?? name, await readJson(join(outdir, properties.templateFile)));
    if (type === "cdk:asset-manifest" && properties?.file)
      for (const [key, path] of await readAssets(outdir, properties.file)) assets.set(key, path);
  }
  const resources = [...templates].flatMap(([stack, { Resources = {} }]) =>
    Object.entries(Resources).map(([id, { Type, Properties = {} }]) => ({
      stack,
      id,
      type: Type,
      properties: Properties,
    })),
  );
  return { templates, resources, assets };
}

export const ofType = ({ resources }: Assembly, type: string): Resource[] =>
  resources.filter((resource) => resource.type === type);
