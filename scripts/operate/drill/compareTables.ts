import { isDeepStrictEqual } from "node:util";
import { type ExportedRow, pagesOf, sameKeysIn } from "./tableCopy.ts";

export interface Comparison {
  readonly rows: number;
  readonly same: number;
  readonly changed: number;
  /** Changed rows of the audit, which never change. */
  readonly wrong: readonly string[];
}

const keyOf = ({ pk, sk }: ExportedRow): string => `${pk?.S} ${sk?.S}`;

const isAppended = ({ pk }: ExportedRow): boolean => /^(AUDIT|ACCESS)#/.test(pk?.S ?? "");

/** The table drops such a row by itself. */
const isExpired = ({ expiresAt }: ExportedRow): boolean =>
  expiresAt?.N !== undefined && Number(expiresAt.N) < Date.now() / 1000;

/** Every row of the copy with the table's. Writes nothing. */
export async function compareTables(copy: string, table: string): Promise<Comparison> {
  let [rows, same] = [0, 0];
  const wrong: string[] = [];
  for await (const page of pagesOf(copy)) {
    const found = new Map((await sameKeysIn(table, page)).map((row) => [keyOf(row), row]));
    const others = page.filter((row) => !isDeepStrictEqual(found.get(keyOf(row)), row));
    rows += page.length;
    same += page.length - others.length;
    wrong.push(...others.filter((row) => isAppended(row) && !isExpired(row)).map(keyOf));
  }
  return { rows, same, changed: rows - same, wrong };
}
