import { readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { root } from "#scripts/root.ts";

const dist = join(root, "dist/lambdas");

// These load only on demand, and a function always has its credentials in the environment. A bundle without
// them starts in three quarters of the time; the runtime's own SDK has them anyway.
const lazyCredentialProviders = [
  "@aws-sdk/credential-provider-ini",
  "@aws-sdk/credential-provider-process",
  "@aws-sdk/credential-provider-sso",
  "@aws-sdk/credential-provider-web-identity",
  "@aws-sdk/credential-provider-http",
  "@aws-sdk/credential-provider-login",
  "@smithy/credential-provider-imds",
];

async function listHandlers(folder: string): Promise<string[]> {
  const files = await readdir(join(root, folder));
  return files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort()
    .map((file) => join(folder, file));
}

/** Removes the bundles of deleted calls. */
async function removeOthers(out: string, names: readonly string[]): Promise<void> {
  const found = await readdir(out);
  const stale = found.filter((name) => !names.includes(name));
  await Promise.all(stale.map((name) => rm(join(out, name), { recursive: true })));
}

/**
 * Bundles every handler of lambdas/calls and lambdas/events to <out>/<name>/index.js, loaded as
 * `index.handler`. The same sources give the same bytes. index.js.map is not deployed.
 * @param out dist/lambdas by default
 */
export async function bundleLambdas(out: string = dist): Promise<void> {
  const files = (await Promise.all(["lambdas/calls", "lambdas/events"].map(listHandlers))).flat();
  const names = files.map((file) => basename(file, ".ts"));
  await build({
    absWorkingDir: root,
    entryPoints: files.map((file, index) => ({ in: file, out: `${names[index]}/index` })),
    outdir: out,
    bundle: true,
    minify: true,
    // CommonJS: an ESM bundle that reaches node:http loads all of undici before its first line runs.
    format: "cjs",
    platform: "node",
    target: "node24",
    // A dynamic import() becomes a require, for the same reason.
    supported: { "dynamic-import": false },
    mainFields: ["module", "main"],
    external: lazyCredentialProviders,
    sourcemap: "external",
    legalComments: "none",
    logLevel: "warning",
  });
  // The repository's own package.json would make index.js an ES module.
  await Promise.all(names.map((name) => writeFile(join(out, name, "package.json"), '{"type":"commonjs"}\n')));
  await removeOthers(out, names);
}

if (import.meta.main) await bundleLambdas(process.argv[2]);
