import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { bundling } from "#scripts/build/bundling.ts";
import { root } from "#scripts/root.ts";

const handlersIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => `./${folder}/${name}`);

/** What begins each bundle: all functions with the thread of images, the site, the payment frame. */
const entries: readonly string[] = [
  ...["lambdas/calls", "lambdas/events"].flatMap(handlersIn),
  "./lambdas/adapters/imageWorker.ts",
  "./web/src/app/main.tsx",
  "./web/payment-frame/src/main.tsx",
];

/** Finds a file behind "?url" or "?worker", and leaves out what the build makes itself, which is ours. */
const asTheBuildDoes: Plugin = {
  name: "as-the-build-does",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^virtual:/ }, () => ({ external: true }));
    onResolve({ filter: /\?/ }, ({ path, ...from }) =>
      resolve(path.replace(/\?.*/, ""), { ...from, pluginData: undefined }),
    );
  },
};

const isScript = /\.[cm]?[jt]sx?$/;

const folderOf = (file: string): string | undefined =>
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

/**
 * The folders of the packages of which something ships, from the repository's root: in a function, in a page, or as a
 * file beside them. One bundle of everything, in memory: whatever part of a package is in one of the bundles of a build
 * is in this one.
 */
export async function shippedPackages(): Promise<string[]> {
  const names = entries.map((entry, index) => `import * as entry${index} from "${entry}";`);
  const all = `${names.join("\n")}\nconsole.log(${entries.map((_, index) => `entry${index}`).join()});`;
  const { metafile } = await build({
    ...bundling,
    stdin: { contents: all, resolveDir: root, loader: "ts" },
    write: false,
    outdir: "out",
    format: "esm",
    minify: false,
    sourcemap: false,
    jsx: "automatic",
    // What the functions load when they need it ships with them.
    external: bundling.external.filter((name) => name.startsWith("@aws-sdk/") || name.startsWith("@smithy/")),
    supported: {},
    alias: { goober: join(root, "web/src/ui/toasts/styleSheet.ts") },
    plugins: [...bundling.plugins, asTheBuildDoes],
    loader: { ".ttf": "empty", ".woff2": "empty", ".woff": "empty", ".svg": "empty", ".wasm": "empty" },
  });
  const held = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  const files = Object.keys(metafile.inputs).filter((file) => !isScript.test(file));
  return [...new Set([...held, ...files].flatMap((file) => folderOf(file) ?? []))].sort();
}
