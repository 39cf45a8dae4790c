import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { type Assembly, ofType, type Resource } from "#scripts/local/template/assembly.ts";
import type { Resolve } from "#scripts/local/template/createResolver.ts";

export interface DeployedFile {
  readonly type: string;
  readonly cacheControl: string | undefined;
  read(): Promise<Buffer>;
}

/** By path in the bucket, without a leading slash. */
export type DeployedFiles = Map<string, DeployedFile>;

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".pbf": "application/x-protobuf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

interface Deployment {
  readonly DestinationBucketName: string;
  readonly SourceObjectKeys: readonly string[];
  readonly SourceMarkers?: readonly Readonly<Record<string, string>>[];
  readonly Include?: readonly string[];
  readonly Exclude?: readonly string[];
  readonly SystemMetadata?: { readonly "cache-control"?: string };
}

export const patternOf = (glob: string): RegExp =>
  new RegExp(`^${glob.replace(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);

const matches = (path: string, globs: readonly string[] = []) => globs.some((glob) => patternOf(glob).test(path));

const replaced = (text: string, markers: Readonly<Record<string, string>>) =>
  Object.entries(markers).reduce((result, [marker, value]) => result.replaceAll(marker, value), text);

/** By bucket, as the templates' deployments would copy them. */
export async function deployedFiles(assembly: Assembly, resolve: Resolve): Promise<Map<string, DeployedFiles>> {
  const buckets = new Map<string, DeployedFiles>();
  const add = async (deployment: Deployment, { stack }: Resource, source: number) => {
    const { SourceObjectKeys, SourceMarkers, Include, Exclude, SystemMetadata } = deployment;
    const folder = assembly.assets.get(SourceObjectKeys[source] ?? "");
    if (!folder) throw new Error(`The assembly has no asset ${SourceObjectKeys[source]}`);
    const files = buckets.get(deployment.DestinationBucketName) ?? new Map<string, DeployedFile>();
    buckets.set(deployment.DestinationBucketName, files);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(folder.length + 1).replaceAll("\\", "/");
      // As `aws s3 sync` does.
      if (matches(path, Exclude) && !matches(path, Include)) continue;
      const markers = SourceMarkers?.[source] ?? {};
      const read = async () => {
        const content = await readFile(file);
        // Only JSON names deployed addresses.
        if (extname(path) !== ".json") return content;
        return Buffer.from(String(resolve(stack, replaced(content.toString(), markers))));
      };
      const type = types[extname(path)] ?? "application/octet-stream";
      files.set(path, { type, cacheControl: SystemMetadata?.["cache-control"], read });
    }
  };
  for (const resource of ofType(assembly, "Custom::CDKBucketDeployment")) {
    const { ServiceToken: _, ...properties } = resource.properties;
    const deployment = resolve(resource.stack, properties) as Deployment;
    for (const source of deployment.SourceObjectKeys.keys()) await add(deployment, resource, source);
  }
  return buckets;
}
