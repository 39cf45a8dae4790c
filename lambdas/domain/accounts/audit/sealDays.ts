import { readArchived, writeArchived } from "#lambdas/adapters/auditArchive.ts";
import { hasRows } from "#lambdas/records/accounts/audit/auditDay.ts";
import { listedDays } from "#shared/rules/audit/auditDays.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { fileKey, readSeal, sealKey, writeSeal } from "./auditSeal.ts";
import { filesOfDay } from "./filesOfDay.ts";

// Each day's rows are copied into a bucket whose lock keeps the files for years: writing the table does not change
// them. Which days are sealed is read from the bucket alone, so that nothing in the table can leave one out.

/** Keeps a file. One that is there already, of a run that broke off, must be the same. */
async function keep(key: string, text: string): Promise<void> {
  const kept = await readArchived(key);
  if (kept === undefined) return writeArchived(key, text, "application/x-ndjson");
  if (kept !== text) throw new Error(`${key} was written before, and the table has something else now`);
}

/** Copies a day. Its seal is written last: a day that has one is complete. */
async function sealDay(day: string, since: string): Promise<void> {
  let [files, rows] = [0, 0];
  for await (const lines of filesOfDay(day)) {
    await keep(fileKey(day, files), lines.join(""));
    files += 1;
    rows += lines.length;
  }
  await writeArchived(sealKey(day), writeSeal({ since, files, rows }), "application/json");
}

/** The first day with rows, as far back as they can be listed; yesterday when there is none. */
async function firstDay(yesterday: string): Promise<string> {
  for (let day = addDays(yesterday, 1 - listedDays); day < yesterday; day = addDays(day, 1))
    if (await hasRows(day)) return day;
  return yesterday;
}

/** The day after the last sealed one, and the first sealed one; before any is sealed, the first with rows. */
async function nextDay(yesterday: string): Promise<{ from: string; since: string }> {
  for (let day = yesterday; day > addDays(yesterday, -listedDays); day = addDays(day, -1)) {
    const text = await readArchived(sealKey(day));
    if (text !== undefined) return { from: addDays(day, 1), since: readSeal(text)?.since ?? day };
  }
  const first = await firstDay(yesterday);
  return { from: first, since: first };
}

/**
 * Seals every day before today that is not sealed yet, in order. A run that breaks off is run again; a sealed day is
 * never written again. Returns the days that it sealed.
 */
export async function sealDays(today: string): Promise<string[]> {
  const now = dayOf(new Date());
  // A run for a future day must not seal one that still gets rows.
  const yesterday = addDays(today < now ? today : now, -1);
  const days: string[] = [];
  const { from, since } = await nextDay(yesterday);
  for (let day = from; day <= yesterday; day = addDays(day, 1)) {
    await sealDay(day, since);
    days.push(day);
  }
  return days;
}
