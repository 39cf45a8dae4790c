import { cp, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, type Metafile } from "esbuild";
import { root } from "#scripts/root.ts";
import { addStripe } from "./addStripe.ts";
import { buildInParts } from "./buildInParts.ts";
import { bundling, codecs } from "./bundling.ts";

const dist = join(root, "dist/lambdas");

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

const worker = "lambdas/adapters/imageWorker.ts";
const workerUser = "lambdas/adapters/reencodeImage.ts";

/** Bundles the thread that decodes images beside the functions that start it, with the packages of its codecs. */
async function addWorker(out: string, { outputs }: Metafile): Promise<void> {
  const users = Object.values(outputs).filter(({ inputs }) => workerUser in inputs);
  const names = users.map(({ entryPoint = "" }) => basename(entryPoint, ".ts"));
  const { metafile } = await build({
    ...bundling,
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

/** The files of which each bundle holds something, by the function's name. */
function filesOf({ outputs }: Metafile): Map<string, readonly string[]> {
  const bundles = Object.values(outputs).filter(({ entryPoint }) => entryPoint);
  const heldIn = ({ inputs }: Metafile["outputs"][string]) =>
    Object.keys(inputs).filter((file) => inputs[file]?.bytesInOutput);
  return new Map(bundles.map((bundle) => [basename(bundle.entryPoint ?? "", ".ts"), heldIn(bundle)]));
}

/**
 * Bundles every handler of lambdas/calls and lambdas/events to <out>/<name>/index.js, loaded as
 * `index.handler`. The same sources give the same bytes. index.js.map is not deployed.
 * @param out dist/lambdas by default
 * @param only the names of some functions; all by default
 * @returns the files in each function's bundle, from the repository's root
 */
export async function bundleLambdas(
  out: string = dist,
  only?: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const all = (await Promise.all(["lambdas/calls", "lambdas/events"].map(listHandlers))).flat();
  const files = all.filter((file) => only?.includes(basename(file, ".ts")) ?? true);
  const names = files.map((file) => basename(file, ".ts"));
  const entryPoints = files.map((file, index) => ({ in: file, out: `${names[index]}/index` }));
  const metafile = await buildInParts({ ...bundling, outdir: out }, entryPoints);
  await Promise.all([addWorker(out, metafile), addStripe(out, metafile)]);
  // The repository's own package.json would make index.js an ES module.
  await Promise.all(names.map((name) => writeFile(join(out, name, "package.json"), '{"type":"commonjs"}\n')));
  await removeOthers(out, names);
  return filesOf(metafile);
}

if (import.meta.main) await bundleLambdas(process.argv[2]);
