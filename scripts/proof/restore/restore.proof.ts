import { isDeepStrictEqual } from "node:util";
import { env } from "#lambdas/env.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { aWorld, type World } from "#lambdas/testing/cases/aWorld.ts";
import { callCases } from "#lambdas/testing/cases/callCases.ts";
import { type ExportedRow, exportTable, importTable, wipeTable } from "#scripts/operate/drill/tableCopy.ts";
import { prove } from "#scripts/proof/kit/prove.ts";
import { shareOf } from "#scripts/proof/kit/share.ts";
import { wrongIn } from "#scripts/proof/kit/wrongIn.ts";
import type { CallName } from "#shared/contract/index.ts";

const keyOf = ({ pk, sk }: ExportedRow): string => JSON.stringify([pk, sk]);

/** Through keys, and through every index. */
const reading: readonly CallName[] = [
  ...(["listHouseholds", "listMembers", "listNewEntries", "listUpdatedEntries", "readEntry"] as const),
  ...(["listModerators", "listUsers", "listMasterModerators", "listAdmins", "listDeactivated"] as const),
];

/** Without signed addresses and cursors: always new. */
const lasting = (text: string): string =>
  text.replaceAll(/"(img|Thumbnail|NextCursor)":"[^"]*"/g, "").replaceAll(/"RequestId":"[^"]*"/g, "");

async function read(name: CallName, world: World): Promise<string> {
  const { handler } = await callCases[name].load();
  const { by, body } = callCases[name];
  const { status, body: answer } = await invoke(handler, await body(world), { session: by(world) });
  return lasting(`${status} ${JSON.stringify(answer)}`);
}

prove("a table that is exported, wiped and imported answers every list as before", async (tally) => {
  const worlds: World[] = [];
  // The first functions and the stack start at the same time.
  for (let made = 0; made < shareOf(20); made += 1) worlds.push(await aWorld());
  const answersOf = (world: World) => Promise.all(reading.map((name) => read(name, world)));
  // One after the other: two hundred calls at once would be refused.
  const before: string[][] = [];
  for (const world of worlds) before.push(await answersOf(world));
  tally.count("every list is read", before.flat().every((answer) => answer.startsWith("200")) ? [] : ["refused"]);
  const rows = await exportTable(env.table);
  await wipeTable(env.table);
  tally.count("the table was emptied", (await exportTable(env.table)).length === 0 ? [] : ["rows are left"]);
  await importTable(env.table, rows);
  const imported = new Map((await exportTable(env.table)).map((row) => [keyOf(row), row]));
  for (const row of rows)
    tally.count(keyOf(row), isDeepStrictEqual(imported.get(keyOf(row)), row) ? [] : ["missing or different"]);
  tally.count("no row more", imported.size === rows.length ? [] : [`${imported.size - rows.length} rows more`]);
  for (const [at, world] of worlds.entries()) {
    const after = await answersOf(world);
    for (const [which, name] of reading.entries())
      tally.count(name, after[which] === before[at]?.[which] ? [] : ["another answer than before"]);
    tally.count("a family's partition", await wrongIn(world.owner.accountId));
  }
});
