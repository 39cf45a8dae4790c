import * as z from "zod/mini";
import { rowsOfDay } from "#lambdas/records/accounts/audit/auditDay.ts";

const seal = z.object({ since: z.iso.date(), files: z.number(), rows: z.number() });
export type AuditSeal = z.output<typeof seal>;

/** Rows fit into memory many times over. */
const rowsOfFile = 5_000;

export const sealKey = (day: string): string => `audit/${day}/seal.json`;
export const fileKey = (day: string, at: number): string =>
  `audit/${day}/rows-${String(at + 1).padStart(6, "0")}.ndjson`;

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
};

const lineOf = (row: object): string => `${JSON.stringify(sorted(row))}\n`;

export const writeSeal = (content: AuditSeal): string => `${JSON.stringify(content)}\n`;

export function readSeal(text: string): AuditSeal | undefined {
  try {
    return seal.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

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
