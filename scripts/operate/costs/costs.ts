import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Command, Refusal, runAsProcess } from "#scripts/operate/command/command.ts";
import { root } from "#scripts/root.ts";
import { billTable, withTables } from "./withTables.ts";

const usage = `npm run costs [-- --members <number>]

Without a number: computes the tables of docs/costs.md anew, from the assumptions, measures and prices in
scripts/operate/costs.

  --members  prints a month's bill for so many members instead: each unit that is counted, its price, and what is unknown`;

export const costsFile = join(root, "docs/costs.md");

const options = { members: { type: "string" } } as const;

export const costs: Command<typeof options> = {
  usage,
  options,
  async run({ members }) {
    if (members !== undefined) {
      if (!/^[1-9]\d{0,9}$/.test(members))
        throw new Refusal(`--members is "${members}"; give a whole number above 0.\n\n${usage}`);
      console.log(billTable(Number(members)));
      return 0;
    }
    await writeFile(costsFile, withTables(await readFile(costsFile, "utf8")));
    console.log(`${costsFile} is computed anew.`);
    return 0;
  },
};

if (import.meta.main) await runAsProcess(costs);
