import { getMany } from "#lambdas/records/table/getMany.ts";
import { toldKey } from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, replace, type Write } from "#lambdas/records/table/table.ts";
import type { Verdict } from "#shared/model/jacket/duplicate.ts";

export interface Telling {
  readonly verdict: Verdict;
  /** The other member's jacket. */
  readonly number?: string | undefined;
  readonly by: string;
  readonly at: string;
}

export interface ToldDetails {
  readonly owner: string;
  readonly mid: string;
  readonly department: string;
  /** By the other member's id. */
  readonly others: Readonly<Record<string, Telling>>;
  /** Joins of the person's partition when each account there was told; the next one outdates it. */
  readonly settled?: number | undefined;
  readonly version: number;
}

type ToldRecord = ToldDetails & Key;

export const getTold = (owner: string, mid: string, department: string) =>
  get<ToldRecord>(toldKey(owner, mid, department));

type Named = Pick<ToldDetails, "owner" | "mid" | "department">;

const nameOf = ({ mid, department }: Omit<Named, "owner">): string => `${mid}.${department}`;

export async function toldOf(
  members: readonly Named[],
): Promise<(member: Omit<Named, "owner">) => ToldDetails | undefined> {
  const keys = new Map(members.map((one) => [nameOf(one), toldKey(one.owner, one.mid, one.department)]));
  const rows = await getMany<ToldRecord>([...keys.values()]);
  const found = new Map(rows.map((row) => [nameOf(row), row]));
  return (member) => found.get(nameOf(member));
}

/** Writes over the version read; a new row has version 0. */
export function putTold(details: ToldDetails): Write {
  const record: ToldRecord = { ...details, ...toldKey(details.owner, details.mid, details.department) };
  return details.version === 0 ? insert({ ...record, version: 1 } as ToldRecord) : replace(record);
}
