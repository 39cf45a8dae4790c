import { createHash } from "node:crypto";
import * as z from "zod/mini";

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The seal of a day: what its rows were, and the seal of the day before. */
const seal = z.object({
  day: z.iso.date(),
  rows: z.number(),
  /** The files of the rows, one row a line, in order. */
  files: z.array(z.object({ key: z.string(), rows: z.number(), sha256 })),
  /** The digest of the seal before; null for the first. */
  before: z.nullable(z.object({ day: z.iso.date(), sha256 })),
});
export type AuditSeal = z.output<typeof seal>;

export const sha256Of = (text: string): string => createHash("sha256").update(text).digest("hex");

/** How many rows a file of a day holds: what fits into memory many times over. */
export const rowsOfFile = 5_000;

export const sealKey = (day: string): string => `audit/${day}/seal.json`;
export const fileKey = (day: string, at: number): string =>
  `audit/${day}/rows-${String(at + 1).padStart(6, "0")}.ndjson`;

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
};

/** A row as one line; equal rows have equal lines. */
export const lineOf = (row: object): string => `${JSON.stringify(sorted(row))}\n`;

export const writeSeal = (content: AuditSeal): string => `${JSON.stringify(sorted(content), null, 2)}\n`;

/** The seal of a text; undefined for any other text. */
export function readSeal(text: string): AuditSeal | undefined {
  try {
    return seal.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
