import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The CSP sources of the style elements in a page's text: their hashes. */
export function inlineStyles(page: string): string[] {
  const texts = [...page.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = ""]) => text);
  const hashes = texts.filter(Boolean).map((text) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** The CSP sources of the styles in the landing page's built document. @param dist The folder that holds site */
export function builtStyles(dist: string): string[] {
  const file = join(dist, "site/landing.html");
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build`);
  return inlineStyles(readFileSync(file, "utf8"));
}
