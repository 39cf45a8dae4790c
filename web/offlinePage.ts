import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";
import { paletteVariables } from "./paletteCss.ts";
import type { OfflinePage } from "./src/features/registry/offline/offlineHtml.ts";

const address = "virtual:offlinePage";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folder = here("src/features/registry/offline/page");

const hashOf = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** Builds an offline copy's program and styles. */
export async function buildOfflinePage(): Promise<OfflinePage> {
  const { outputFiles } = await build({
    absWorkingDir: here(".."),
    entryPoints: [`${folder}/main.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    charset: "utf8",
  });
  const script = (outputFiles[0]?.text ?? "").trim();
  const styles = `${paletteVariables}${readFileSync(`${folder}/offline.css`, "utf8")}`;
  return { script, styles, scriptHash: hashOf(script), stylesHash: hashOf(styles) };
}

/** `import { page } from "virtual:offlinePage"` gives that page as texts. */
export function offlinePage(): Plugin {
  return {
    name: "offline-page",
    resolveId: (id) => (id === address ? id : undefined),
    load: async (id) => (id === address ? `export const page=${JSON.stringify(await buildOfflinePage())};` : undefined),
  };
}
