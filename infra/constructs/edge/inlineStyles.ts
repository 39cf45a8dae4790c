import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtPages } from "#shared/builtPages.ts";

function inlineStyles(pages: readonly string[]): string[] {
  const texts = pages.flatMap((page) => [...page.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)]);
  const hashes = texts.flatMap(([, text]) => (text ? createHash("sha256").update(text).digest("base64") : []));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

function read(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build`);
  return readFileSync(file, "utf8");
}

/**
 * Hashes, as CSP sources.
 * @param dist the folder that holds site
 */
export const builtStyles = (dist: string): string[] =>
  inlineStyles(builtPages.map(({ file }) => read(join(dist, "site", file))));
