import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { root } from "#scripts/root.ts";

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.optional(z.string()),
  author: z.optional(z.union([z.string(), z.object({ name: z.string() })])),
});

/** A package with its licence, as it says itself. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** Of SPDX: "MIT". */
  readonly id: string;
  /** The texts of its files LICENSE and NOTICE; without any, its author. */
  readonly text: string;
}

/** Reads a package's licence from its folder. Throws where it names none. */
export function licenceOf(folder: string): Licence {
  const read = (name: string) => readFileSync(join(root, folder, name), "utf8");
  const { name, version, license, author } = manifest.parse(JSON.parse(read("package.json")));
  if (!license) throw new Error(`${folder} names no licence: look what it says, and whether it may ship`);
  const files = readdirSync(join(root, folder))
    .filter((file) => /^(licen[cs]e|copying|notice)([.-][\w.-]+)?$/i.test(file))
    .sort();
  const texts = files.map((file) => read(file).replaceAll("\r\n", "\n").trim());
  const by = typeof author === "string" ? author : author?.name;
  const text = texts.length > 0 ? texts.join("\n\n") : `No text is in the package. By ${by ?? name}.`;
  return { name, version, id: license, text };
}
