import { rowsOfDay } from "#lambdas/records/accounts/audit/auditDay.ts";
import { lineOf, rowsOfFile } from "./auditSeal.ts";

/** A day's rows from the table, cut into files. A day without rows has none. */
export async function* filesOfDay(day: string): AsyncGenerator<string[]> {
  let lines: string[] = [];
  for await (const row of rowsOfDay(day)) {
    lines.push(lineOf(row));
    if (lines.length < rowsOfFile) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}
