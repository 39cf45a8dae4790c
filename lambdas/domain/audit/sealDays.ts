import { readArchived, writeArchived } from "#lambdas/adapters/auditArchive.ts";
import { hasRows } from "#lambdas/records/audit/auditDay.ts";
import { getRunDay, putRunDay } from "#lambdas/records/table/runDay.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { type AuditSeal, fileKey, sealKey, sha256Of, writeSeal } from "./auditSeal.ts";
import { filesOfDay } from "./filesOfDay.ts";

// Each day's rows leave the reach of whoever can write the table: into a bucket that keeps what it has for years. A
// seal holds the digest of the seal before, so that no day can be changed, removed or put in between unnoticed.

const run = "auditSeals";
/** How far back the first run looks for rows: as far as the screen shows them at once. */
const mostDays = 400;

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

/** Seals a day, unless it is sealed. Returns what the next day's seal says of this one. */
async function sealDay(day: string, before: AuditSeal["before"]): Promise<AuditSeal["before"]> {
  const sealed = await readArchived(sealKey(day));
  if (sealed !== undefined) return { day, sha256: sha256Of(sealed) };
  const files = await keepFiles(day);
  const rows = files.reduce((sum, file) => sum + file.rows, 0);
  const text = writeSeal({ day, rows, files, before });
  await writeArchived(sealKey(day), text, "application/json");
  return { day, sha256: sha256Of(text) };
}

/** What the first seal of a run follows: the seal of the day before, or nothing where none was ever made. */
async function sealBefore(day: string, isFirst: boolean): Promise<AuditSeal["before"]> {
  const before = addDays(day, -1);
  const text = await readArchived(sealKey(before));
  if (text !== undefined) return { day: before, sha256: sha256Of(text) };
  if (isFirst) return null;
  throw new Error(`The audit of ${before} should be sealed, and is not`);
}

async function firstDay(yesterday: string): Promise<string> {
  for (let day = addDays(yesterday, 1 - mostDays); day < yesterday; day = addDays(day, 1))
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
  let before = await sealBefore(from, next === undefined);
  for (let day = from; day <= yesterday; day = addDays(day, 1)) {
    before = await sealDay(day, before);
    await putRunDay(run, addDays(day, 1));
    days.push(day);
  }
  return days;
}
