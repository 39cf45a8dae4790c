import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { handlers } from "./deployments.ts";

/** Writes a placeholder build: each bundle and page is a file that holds its own name, the landing page in a style. */
export function writeBuild(dist: string, names = handlers): string {
  const files = [
    ...names.map((name) => `lambdas/${name}/index.js`),
    "site/index.html",
    "site/landing.html",
    "pay/index.html",
  ];
  for (const file of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), file === "site/landing.html" ? `<style>${file}</style>` : file);
  }
  return dist;
}
