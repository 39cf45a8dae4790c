import { cp, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type BuildOptions, build, type Metafile } from "esbuild";
import { root } from "#scripts/root.ts";
import { buildInParts } from "./buildInParts.ts";

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

// The codecs find their WebAssembly beside their own files.
const codecs = "@jsquash/";

/** What all bundles have in common. */
const common = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  // CommonJS: an ESM bundle that reaches node:http loads all of undici before its first line runs.
  format: "cjs",
  platform: "node",
  target: "node24",
  // A dynamic import() becomes a require, for the same reason.
  supported: { "dynamic-import": false },
  define: { "import.meta.filename": "__filename", "import.meta.dirname": "__dirname" },
  mainFields: ["module", "main"],
  external: [...lazyCredentialProviders, `${codecs}*`],
  metafile: true,
  sourcemap: "external",
  legalComments: "none",
  logLevel: "warning",
} satisfies BuildOptions;

const worker = "lambdas/adapters/imageWorker.ts";
const workerUser = "lambdas/adapters/reencodeImage.ts";

/** Bundles the thread that decodes images beside the functions that start it, with the packages of its codecs. */
async function addWorker(out: string, { outputs }: Metafile): Promise<void> {
  const users = Object.values(outputs).filter(({ inputs }) => workerUser in inputs);
  const names = users.map(({ entryPoint = "" }) => basename(entryPoint, ".ts"));
  const { metafile } = await build({
    ...common,
    // The codecs' packages are ES modules with default exports, which a require would wrap.
    ...{ format: "esm", outExtension: { ".js": ".mjs" }, define: {} },
    entryPoints: names.map((name) => ({ in: worker, out: join(name, basename(worker, ".ts")) })),
    outdir: out,
  });
  const [{ imports = [] } = {}] = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint);
  const packages = new Set(
    imports.flatMap(({ path }) => (path.startsWith(codecs) ? [path.split("/").slice(0, 2).join("/")] : [])),
  );
  for (const path of [...packages].map((name) => join("node_modules", name)))
    await Promise.all(names.map((name) => cp(join(root, path), join(out, name, path), { recursive: true })));
}

/**
 * Bundles every handler of lambdas/calls and lambdas/events to <out>/<name>/index.js, loaded as
 * `index.handler`. The same sources give the same bytes. index.js.map is not deployed.
 * @param out dist/lambdas by default
 */
export async function bundleLambdas(out: string = dist): Promise<void> {
  const files = (await Promise.all(["lambdas/calls", "lambdas/events"].map(listHandlers))).flat();
  const names = files.map((file) => basename(file, ".ts"));
  const entryPoints = files.map((file, index) => ({ in: file, out: `${names[index]}/index` }));
  const metafile = await buildInParts({ ...common, outdir: out }, entryPoints);
  await addWorker(out, metafile);
  // The repository's own package.json would make index.js an ES module.
  await Promise.all(names.map((name) => writeFile(join(out, name, "package.json"), '{"type":"commonjs"}\n')));
  await removeOthers(out, names);
}

if (import.meta.main) await bundleLambdas(process.argv[2]);
