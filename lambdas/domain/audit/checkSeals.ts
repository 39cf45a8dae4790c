import { readArchived } from "#lambdas/adapters/auditArchive.ts";
import { addDays } from "#shared/rules/dates.ts";
import { type AuditSeal, readSeal, sealKey, sha256Of } from "./auditSeal.ts";
import { filesOfDay } from "./filesOfDay.ts";

/** The days to check, both included. */
export interface Checked {
  /** @default the first sealed day */
  readonly from?: string | undefined;
  readonly to: string;
  /** The first day of which the table's rows are compared, too: it keeps them for a time. */
  readonly tableFrom: string;
}

/** One day's result. */
export interface CheckedDay {
  readonly day: string;
  readonly rows: number;
  /** Why it does not fit; absent when it does. */
  readonly problem?: string;
}

/** The key of a stored row, to be named. */
function keyOf(line: string): string {
  const { pk, sk } = JSON.parse(line) as { pk: string; sk: string };
  return `${pk} ${sk}`;
}

function difference(sealed: readonly string[], found: readonly string[]): string | undefined {
  const at = sealed.findIndex((line, index) => line !== found[index]);
  const [was, is] = at < 0 ? [undefined, found[sealed.length]] : [sealed[at], found[at]];
  if (was === undefined && is === undefined) return undefined;
  if (was === undefined) return `the table has a row that was not sealed: ${keyOf(is ?? "")}`;
  if (is !== undefined && keyOf(is) === keyOf(was))
    return `the table has another row than was sealed: ${keyOf(was)}`;
  return found.includes(was)
    ? `the table has a row that was not sealed: ${keyOf(is ?? "")}`
    : `the table lacks a row that was sealed: ${keyOf(was)}`;
}

/** The first difference between a day's files and the table. */
async function compareTable({ day, files }: AuditSeal): Promise<string | undefined> {
  let at = 0;
  for await (const found of filesOfDay(day)) {
    const file = files[at];
    const sealed = file ? linesOf((await readArchived(file.key)) ?? "") : [];
    const problem = difference(sealed, found);
    if (problem) return problem;
    at += 1;
  }
  const [left] = files.slice(at);
  return left && difference(linesOf((await readArchived(left.key)) ?? ""), []);
}

const linesOf = (text: string): string[] => text.split("\n").flatMap((line) => (line ? [`${line}\n`] : []));

async function compareFiles({ files, rows }: AuditSeal): Promise<string | undefined> {
  for (const { key, ...file } of files) {
    const text = await readArchived(key);
    if (text === undefined) return `${key} is missing`;
    if (sha256Of(text) !== file.sha256 || linesOf(text).length !== file.rows)
      return `${key} is not the file that was sealed`;
  }
  const sum = files.reduce((all, file) => all + file.rows, 0);
  return sum === rows ? undefined : "the seal counts other rows than its files have";
}

async function problemOf(seal: AuditSeal, day: string, tableFrom: string): Promise<string | undefined> {
  if (seal.day !== day) return `its seal is that of ${seal.day}`;
  return (await compareFiles(seal)) ?? (day < tableFrom ? undefined : await compareTable(seal));
}

/**
 * Checks the chain of seals backwards from a day: each seal against the digest in the one after it, its files, and the
 * table's rows. Stops at the first day, and where the chain is broken. The newest day comes first.
 */
export async function* checkSeals({ from, to, tableFrom }: Checked): AsyncGenerator<CheckedDay> {
  let expected: string | undefined;
  for (let day = to; from === undefined || day >= from; day = addDays(day, -1)) {
    const text = await readArchived(sealKey(day));
    const seal = text === undefined ? undefined : readSeal(text);
    if (text === undefined || !seal)
      return yield { day, rows: 0, problem: text === undefined ? "it is not sealed" : "its seal is broken" };
    const isOther = expected !== undefined && sha256Of(text) !== expected;
    const problem = isOther
      ? "its seal is not the one that the day after it was sealed with"
      : await problemOf(seal, day, tableFrom);
    yield { day, rows: seal.rows, ...(problem ? { problem } : {}) };
    if (seal.before === null) return;
    expected = seal.before.sha256;
  }
}
