import { moveMatch } from "#lambdas/records/family/matches.ts";
import { accountPk } from "#lambdas/records/table/keys.ts";
import { type Key, put, range, transact } from "#lambdas/records/table/table.ts";
import type { rowsOf } from "#lambdas/testing/records.ts";

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
type MatchedRow = Row & { readonly owner: string; readonly id: string; readonly matches: string };

/** In the partitions of another signing key. */
export async function enterUnderFormerKey(owner: string, kinds: readonly ("H" | "M")[] = ["H", "M"]) {
  const rows = await range<MatchedRow>(accountPk(owner), "!", "~");
  for (const row of rows.filter(({ sk }) => kinds.some((kind) => sk.startsWith(`${kind}#`)))) {
    const matches = `${row.matches}-former`;
    await transact([put({ ...row, matches } as Key), ...(await moveMatch(row, row.matches, matches))]);
  }
}
