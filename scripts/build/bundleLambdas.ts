import { cp, glob, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type BuildOptions, build, type Metafile } from "esbuild";
import { root } from "#scripts/root.ts";
import { bundling, codecs, stripe } from "./bundling.ts";

const dist = join(root, "dist/lambdas");

async function listHandlers(folder: string): Promise<string[]> {
  const files = await readdir(join(root, folder));
  return files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort()
    .map((file) => join(folder, file));
}

async function removeOthers(out: string, names: readonly string[], maps: boolean): Promise<void> {
  const found = await readdir(out);
  const stale = found.filter((name) => !names.includes(name));
  await Promise.all(stale.map((name) => rm(join(out, name), { recursive: true })));
  if (maps) return;
  for await (const map of glob("*/*.map", { cwd: out })) await rm(join(out, map));
}

/** "external" maps lie beside bundles that do not name them. */
type SourceMap = "external" | false;

const part = 32;

/** The bundler holds all of it in memory: 3.4 GB for 109 functions, 1.4 GB for 32, in the same time. */
async function buildInParts(
  options: Pick<BuildOptions, "outdir" | "sourcemap">,
  entryPoints: readonly { readonly in: string; readonly out: string }[],
): Promise<Metafile> {
  const whole: Metafile = { inputs: {}, outputs: {} };
  for (let at = 0; at < entryPoints.length; at += part) {
    const some = entryPoints.slice(at, at + part);
    const { metafile } = await build({ ...options, ...bundling, entryPoints: some });
    Object.assign(whole.inputs, metafile.inputs);
    Object.assign(whole.outputs, metafile.outputs);
  }
  return whole;
}

const worker = "lambdas/adapters/imageWorker.ts";
const workerUser = "lambdas/adapters/reencodeImage.ts";

/** With the packages of its codecs. */
async function addWorker(out: string, { outputs }: Metafile, sourcemap: SourceMap): Promise<void> {
  const users = Object.values(outputs).filter(({ inputs }) => workerUser in inputs);
  const names = users.map(({ entryPoint = "" }) => basename(entryPoint, ".ts"));
  const { metafile } = await build({
    ...bundling,
    // A require would wrap the codecs' default exports.
    format: "esm",
    outExtension: { ".js": ".mjs" },
    define: {},
    sourcemap,
    entryPoints: names.map((name) => ({ in: worker, out: join(name, basename(worker, ".ts")) })),
    outdir: out,
  });
  const [{ imports = [] } = {}] = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint);
  const packages = new Set(
    imports.flatMap(({ path }) => (path.startsWith(codecs) ? [path.split("/").slice(0, 2).join("/")] : [])),
  );
  // Most of a package is compiled codecs that nobody asks for: the worker names those it loads.
  const source = await readFile(join(root, worker), "utf8");
  const isUsed = (path: string): boolean =>
    !/\.ts$|README/.test(path) && (!path.endsWith(".wasm") || source.includes(path.slice(path.indexOf(codecs))));
  for (const path of [...packages].map((name) => join("node_modules", name)))
    await Promise.all(
      names.map((name) => cp(join(root, path), join(out, name, path), { recursive: true, filter: isUsed })),
    );
}

/** As one file, beside each bundle that loads it. */
async function addStripe(out: string, { outputs }: Metafile): Promise<void> {
  const users = Object.values(outputs).filter(({ imports }) => imports.some(({ path }) => path === stripe));
  if (users.length === 0) return;
  await build({
    ...bundling,
    external: [],
    entryPoints: users.map(({ entryPoint = "" }) => ({
      in: join("node_modules", stripe, "cjs/stripe.cjs.node.js"),
      out: join(basename(entryPoint, ".ts"), "node_modules", stripe, "index"),
    })),
    outdir: out,
  });
}

const atlas = "node_modules/us-atlas/counties-10m.json";
const atlasUser = "lambdas/domain/registry/area/countyAtlas.ts";

/** Beside each bundle that reads it on demand. */
async function addAtlas(out: string, { outputs }: Metafile): Promise<void> {
  const users = Object.values(outputs).filter(({ inputs }) => atlasUser in inputs);
  await Promise.all(
    users.map(({ entryPoint = "" }) => cp(join(root, atlas), join(out, basename(entryPoint, ".ts"), atlas))),
  );
}

function filesOf({ outputs }: Metafile): Map<string, readonly string[]> {
  const bundles = Object.values(outputs).filter(({ entryPoint }) => entryPoint);
  const heldIn = ({ inputs }: Metafile["outputs"][string]) =>
    Object.keys(inputs).filter((file) => inputs[file]?.bytesInOutput);
  return new Map(bundles.map((bundle) => [basename(bundle.entryPoint ?? "", ".ts"), heldIn(bundle)]));
}

interface Options {
  /** @default all */
  readonly only?: readonly string[];
  /** index.js.map beside each bundle, to read stack traces; not deployed. @default false */
  readonly maps?: boolean;
}

/**
 * To <out>/<name>/index.js, loaded as `index.handler`. The same sources give the same bytes.
 * @param out @default dist/lambdas
 * @returns the files in each bundle, from the repository's root
 */
export async function bundleLambdas(
  out: string = dist,
  { only, maps = false }: Options = {},
): Promise<Map<string, readonly string[]>> {
  const all = (await Promise.all(["lambdas/calls", "lambdas/events", "lambdas/workers"].map(listHandlers))).flat();
  const files = all.filter((file) => only?.includes(basename(file, ".ts")) ?? true);
  const names = files.map((file) => basename(file, ".ts"));
  const entryPoints = files.map((file, index) => ({ in: file, out: `${names[index]}/index` }));
  const sourcemap = maps && "external";
  const metafile = await buildInParts({ outdir: out, sourcemap }, entryPoints);
  await Promise.all([addWorker(out, metafile, sourcemap), addStripe(out, metafile), addAtlas(out, metafile)]);
  // The repository's package.json would make index.js an ES module.
  await Promise.all(names.map((name) => writeFile(join(out, name, "package.json"), '{"type":"commonjs"}\n')));
  await removeOthers(out, names, maps);
  return filesOf(metafile);
}
