import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Command, runAsProcess } from "#scripts/operate/command/command.ts";
import { root } from "#scripts/root.ts";
import { asvsPage } from "./asvsPage.ts";

const usage = `npm run asvs

Writes docs/asvs.md from docs/asvs.json.`;

export const asvsFile = join(root, "docs/asvs.md");

export const asvs: Command<Record<string, never>> = {
  usage,
  options: {},
  async run() {
    await writeFile(asvsFile, asvsPage());
    console.log(`${asvsFile} is written.`);
    return 0;
  },
};

if (import.meta.main) await runAsProcess(asvs);
