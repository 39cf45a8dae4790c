import { readArchived, writeArchived } from "#lambdas/adapters/auditArchive.ts";
import { hasRows } from "#lambdas/records/accounts/audit/auditDay.ts";
import { listedDays } from "#shared/rules/audit/auditDays.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { fileKey, filesOfDay, readSeal, sealKey, writeSeal } from "./auditSeal.ts";

// Each day's rows go into a bucket whose lock keeps them for years, out of the table's reach. It alone tells which days
// are sealed.

/** A file from a run that broke off must be the same. */
async function keep(key: string, text: string): Promise<void> {
  const kept = await readArchived(key);
  if (kept === undefined) return writeArchived(key, text, "application/x-ndjson");
  if (kept !== text) throw new Error(`${key} was written before, and the table has something else now`);
}

/** The seal is written last: a day with one is complete. */
async function sealDay(day: string, since: string): Promise<void> {
  let [files, rows] = [0, 0];
  for await (const lines of filesOfDay(day)) {
    await keep(fileKey(day, files), lines.join(""));
    files += 1;
    rows += lines.length;
  }
  await writeArchived(sealKey(day), writeSeal({ since, files, rows }), "application/json");
}

async function firstDay(yesterday: string): Promise<string> {
  for (let day = addDays(yesterday, 1 - listedDays); day < yesterday; day = addDays(day, 1))
    if (await hasRows(day)) return day;
  return yesterday;
}

async function nextDay(yesterday: string): Promise<{ from: string; since: string }> {
  for (let day = yesterday; day > addDays(yesterday, -listedDays); day = addDays(day, -1)) {
    const text = await readArchived(sealKey(day));
    if (text !== undefined) return { from: addDays(day, 1), since: readSeal(text)?.since ?? day };
  }
  const first = await firstDay(yesterday);
  return { from: first, since: first };
}

/** Unsealed days before today, in order; a broken run can be repeated. Returns the new ones. */
export async function sealDays(today: string): Promise<string[]> {
  const now = dayOf(new Date());
  // A future day's run must not seal one still getting rows.
  const yesterday = addDays(today < now ? today : now, -1);
  const days: string[] = [];
  const { from, since } = await nextDay(yesterday);
  for (let day = from; day <= yesterday; day = addDays(day, 1)) {
    await sealDay(day, since);
    days.push(day);
  }
  return days;
}
