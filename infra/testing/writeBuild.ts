import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { builtPages } from "#shared/builtPages.ts";
import { handlers } from "./deployments.ts";

export function writeBuild(dist: string, names = handlers): string {
  const built = builtPages.map(({ file }) => `site/${file}`);
  const bundles = names.map((name) => `lambdas/${name}/index.js`);
  const files = [...bundles, ...built, "site/index.html", "pay/index.html"];
  for (const file of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), built.includes(file) ? `<style>${file}</style>` : file);
  }
  return dist;
}
