import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/root.ts";

export const assets = join(root, "dist/site/assets");

/** With those it imports at once. */
export function staticImports(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  const code = readFileSync(join(assets, name), "utf8");
  for (const [, imported = ""] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    staticImports(imported, known);
  return known;
}
