import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Command, runAsProcess } from "#scripts/operate/command/command.ts";
import { root } from "#scripts/root.ts";
import { withTables } from "./withTables.ts";

const usage = `npm run costs

Computes the tables of docs/costs.md anew, from the assumptions, measures and prices in scripts/operate/costs.`;

export const costsFile = join(root, "docs/costs.md");

export const costs: Command<Record<string, never>> = {
  usage,
  options: {},
  async run() {
    await writeFile(costsFile, withTables(await readFile(costsFile, "utf8")));
    console.log(`${costsFile} is computed anew.`);
    return 0;
  },
};

if (import.meta.main) await runAsProcess(costs);
