import { readArchived, writeArchived } from "#lambdas/adapters/auditArchive.ts";
import { hasRows } from "#lambdas/records/audit/auditDay.ts";
import { getRunDay, putRunDay } from "#lambdas/records/table/runDay.ts";
import { listedDays } from "#shared/rules/audit/auditDays.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { type AuditSeal, fileKey, sealKey, sha256Of, writeSeal } from "./auditSeal.ts";
import { filesOfDay } from "./filesOfDay.ts";

// Each day's rows are copied into a bucket that keeps its files for years: writing the table does not change them. A
// seal holds the digest of the seal before, so that no day can be changed, removed or put in between unnoticed.

const run = "auditSeals";

/** Keeps a file. One that is there already, of a run that broke off, must be the same. */
async function keep(key: string, text: string, type: string): Promise<void> {
  const kept = await readArchived(key);
  if (kept === undefined) return writeArchived(key, text, type);
  if (kept !== text) throw new Error(`${key} was written before, and the table has something else now`);
}

async function keepFiles(day: string): Promise<AuditSeal["files"]> {
  const files: AuditSeal["files"] = [];
  for await (const lines of filesOfDay(day)) {
    const [key, text] = [fileKey(day, files.length), lines.join("")];
    await keep(key, text, "application/x-ndjson");
    files.push({ key, rows: lines.length, sha256: sha256Of(text) });
  }
  return files;
}

/** What a later seal says of a day's; undefined while the day is not sealed. */
async function sealOf(day: string): Promise<AuditSeal["before"] | undefined> {
  const text = await readArchived(sealKey(day));
  return text === undefined ? undefined : { day, sha256: sha256Of(text) };
}

/** What the seal of a day follows: that of the day before, or nothing in the first run. */
async function sealBefore(day: string, isFirstRun: boolean): Promise<AuditSeal["before"]> {
  const before = await sealOf(addDays(day, -1));
  if (before === undefined && !isFirstRun)
    throw new Error(`The audit of ${addDays(day, -1)} should be sealed, and is not`);
  return before ?? null;
}

async function sealDay(day: string, before: AuditSeal["before"]): Promise<AuditSeal["before"]> {
  const files = await keepFiles(day);
  const rows = files.reduce((sum, file) => sum + file.rows, 0);
  const text = writeSeal({ day, rows, files, before });
  await writeArchived(sealKey(day), text, "application/json");
  return { day, sha256: sha256Of(text) };
}

/** The first day with rows, as far back as they can be listed; yesterday when there is none. */
async function firstDay(yesterday: string): Promise<string> {
  for (let day = addDays(yesterday, 1 - listedDays); day < yesterday; day = addDays(day, 1))
    if (await hasRows(day)) return day;
  return yesterday;
}

/**
 * Seals every day before today that is not sealed yet, in order. A run that breaks off is run again; a sealed day is
 * never written again. Returns the days that it went through.
 */
export async function sealDays(today: string): Promise<string[]> {
  const now = dayOf(new Date());
  // A run for a future day must not seal one that still gets rows.
  const yesterday = addDays(today < now ? today : now, -1);
  const next = await getRunDay(run);
  const from = next ?? (await firstDay(yesterday));
  const days: string[] = [];
  if (from > yesterday) return days;
  let before: AuditSeal["before"] | undefined;
  for (let day = from; day <= yesterday; day = addDays(day, 1)) {
    const follows = before;
    before =
      (await sealOf(day)) ??
      (await sealDay(day, follows === undefined ? await sealBefore(day, next === undefined) : follows));
    await putRunDay(run, addDays(day, 1));
    days.push(day);
  }
  return days;
}
