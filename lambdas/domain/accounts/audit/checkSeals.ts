import { readArchived } from "#lambdas/adapters/auditArchive.ts";
import { listedDays } from "#shared/rules/audit/auditDays.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { type AuditSeal, fileKey, filesOfDay, readSeal, sealKey } from "./auditSeal.ts";

/** The days to check, both included. */
export interface SealCheck {
  /** @default the first sealed day that the bucket still has */
  readonly from?: string | undefined;
  readonly to: string;
  /** The first day to compare with the table, which keeps rows for a time only. */
  readonly tableFrom: string;
}

export interface CheckedDay {
  readonly day: string;
  readonly rows: number;
  readonly problem?: string;
}

function keyOf(line: string): string {
  const { pk, sk } = JSON.parse(line) as { pk: string; sk: string };
  return `${pk} ${sk}`;
}

function difference(sealed: readonly string[], found: readonly string[]): string | undefined {
  const at = sealed.findIndex((line, index) => line !== found[index]);
  const [was, is] = at < 0 ? [undefined, found[sealed.length]] : [sealed[at], found[at]];
  if (was === undefined && is === undefined) return undefined;
  if (was === undefined) return `the table has a row that was not sealed: ${keyOf(is ?? "")}`;
  if (is !== undefined && keyOf(is) === keyOf(was)) return `the table has another row than was sealed: ${keyOf(was)}`;
  return found.includes(was)
    ? `the table has a row that was not sealed: ${keyOf(is ?? "")}`
    : `the table lacks a row that was sealed: ${keyOf(was)}`;
}

const linesOf = (text: string): string[] => text.split("\n").flatMap((line) => (line ? [`${line}\n`] : []));

async function* archivedFiles(day: string, files: number): AsyncGenerator<string[] | undefined> {
  for (let at = 0; at < files; at += 1) {
    const text = await readArchived(fileKey(day, at));
    yield text === undefined ? undefined : linesOf(text);
  }
}

async function compareFiles(day: string, { files, rows }: AuditSeal): Promise<string | undefined> {
  let sum = 0;
  for await (const lines of archivedFiles(day, files)) {
    if (!lines) return "a file of it is missing";
    sum += lines.length;
  }
  return sum === rows ? undefined : "the seal counts other rows than its files have";
}

async function compareTable(day: string, { files }: AuditSeal): Promise<string | undefined> {
  const table = filesOfDay(day);
  const found = async () => (await table.next()).value ?? [];
  for await (const sealed of archivedFiles(day, files)) {
    const problem = difference(sealed ?? [], await found());
    if (problem) return problem;
  }
  return difference([], await found());
}

async function checkDay(day: string, withTable: boolean): Promise<CheckedDay> {
  const text = await readArchived(sealKey(day));
  if (text === undefined) return { day, rows: 0, problem: "it is not sealed" };
  const seal = readSeal(text);
  if (!seal) return { day, rows: 0, problem: "its seal is broken" };
  const problem = (await compareFiles(day, seal)) ?? (withTable ? await compareTable(day, seal) : undefined);
  return { day, rows: seal.rows, ...(problem ? { problem } : {}) };
}

/** `auditYears` is a year at least: a younger seal that is missing has not expired. */
const leastKeptDays = 366;

async function firstKeptDay(since: string, to: string): Promise<string> {
  const kept = addDays(dayOf(new Date()), -leastKeptDays);
  let day = since;
  while (day < to && day < kept && (await readArchived(sealKey(day))) === undefined) day = addDays(day, 1);
  return day;
}

/** As the newest seal up to a day says: later ones may be missing, and the oldest expire. */
async function firstSealedDay(to: string): Promise<string> {
  for (let day = to; day > addDays(to, -listedDays); day = addDays(day, -1)) {
    const seal = readSeal((await readArchived(sealKey(day))) ?? "");
    if (seal) return firstKeptDay(seal.since, to);
  }
  return to;
}

/** Each day's seal and files, and the table's rows against them, oldest first. */
export async function* checkSeals({ from, to, tableFrom }: SealCheck): AsyncGenerator<CheckedDay> {
  for (let day = from ?? (await firstSealedDay(to)); day <= to; day = addDays(day, 1))
    yield await checkDay(day, day >= tableFrom);
}
