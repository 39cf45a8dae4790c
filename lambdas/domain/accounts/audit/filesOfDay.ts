import { rowsOfDay } from "#lambdas/records/accounts/audit/auditDay.ts";
import { lineOf, rowsOfFile } from "./auditSeal.ts";

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
