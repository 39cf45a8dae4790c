import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

function filesOf(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: "utf8" })
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .map((name) => join(path, name))
    .filter((name) => statSync(join(root, name)).isFile())
    .sort();
}

/** Without tests, and with Node's version. */
export function sourcesDigest(paths: readonly string[], words: readonly string[] = []): string {
  const digest = createHash("sha256").update(JSON.stringify([process.version, ...words]));
  for (const file of paths.flatMap(filesOf)) {
    const content = readFileSync(join(root, file));
    digest.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return digest.digest("hex").slice(0, 20);
}
