import { type Command, Refusal } from "#scripts/operate/command/command.ts";
import { countOf } from "#scripts/operate/command/countOf.ts";
import { openTarget, targetOptions, targetUsage } from "#scripts/operate/target/target.ts";
import { type Comparison, compareTables } from "./compareTables.ts";
import { copyByExport, copyByRecovery, drillName, requireOwnCopy } from "./makeCopy.ts";
import { deleteTable } from "./tableCopy.ts";

const usage = `npm run op -- drill [--copy <table>] <where>

Practises a restore, and says how long it took. On a deployment the table's newest second is restored into a table
beside it; on the stack of npm start the table is exported, lost and brought back there. Then each row of the copy is
compared with the table's, and the copy is deleted. The table itself is read and never written. Exit code 1 when the
copy is empty, or a row of the audit, which never changes, is another one.

  --copy <table>  compares a table that was restored by hand, from a vault, and lets it be

${targetUsage}`;

const options = { ...targetOptions, copy: { type: "string" } } as const;

export function printComparison({ rows, same, changed, wrong }: Comparison): number {
  console.log(`${countOf(rows, "row")}: ${same} as in the table, ${changed} changed since or gone.`);
  for (const row of wrong.slice(0, 10)) console.error(`Another row than in the table: ${row}`);
  if (rows === 0) console.error("The copy is empty.");
  return rows === 0 || wrong.length > 0 ? 1 : 0;
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const began = Date.now();
  await work();
  console.log(`${what}: ${countOf(Math.ceil((Date.now() - began) / 1000), "second")}`);
}

export async function rehearse(
  table: string,
  makeCopy: (table: string, copy: string) => Promise<void>,
): Promise<number> {
  const copy = drillName(table);
  console.log(`Restoring into ${copy}. If this breaks off, delete that table by hand.`);
  try {
    await timed(`Restored into ${copy}`, () => makeCopy(table, copy));
    return printComparison(await compareTables(copy, table));
  } finally {
    requireOwnCopy(copy, table);
    await deleteTable(copy).catch((error: Error) =>
      console.error(`${copy} is still there (${error.message}): delete it by hand.`),
    );
  }
}

export const drill: Command<typeof options> = {
  usage,
  options,
  async run({ copy, ...where }) {
    const { stage } = await openTarget(where);
    const { env } = await import("#lambdas/env.ts");
    const { table } = env;
    if (copy === table) throw new Refusal("That is the table itself: name a copy of it.");
    if (copy) return printComparison(await compareTables(copy, table));
    return rehearse(table, stage === "local" ? copyByExport : copyByRecovery);
  },
};
