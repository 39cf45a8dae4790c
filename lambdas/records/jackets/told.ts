import { getMany } from "#lambdas/records/table/getMany.ts";
import { toldKey } from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, replace, type Write } from "#lambdas/records/table/table.ts";
import type { Verdict } from "#shared/model/jacket/duplicate.ts";

/** What was told of one other member, by whom and when. */
export interface Telling {
  readonly verdict: Verdict;
  /** The number of the other's jacket. */
  readonly number?: string | undefined;
  readonly by: string;
  readonly at: string;
}

/** What a department told of a member's likely duplicates. */
export interface ToldDetails {
  readonly owner: string;
  readonly mid: string;
  readonly department: string;
  /** By the id of the other member. */
  readonly others: Readonly<Record<string, Telling>>;
  /**
   * How often an account had joined the person's partition when each one there had been told; absent while one is left.
   * With the next account it is outdated.
   */
  readonly settled?: number | undefined;
  readonly version: number;
}

type ToldRecord = ToldDetails & Key;

export const getTold = (owner: string, mid: string, department: string) =>
  get<ToldRecord>(toldKey(owner, mid, department));

/** Names a member within a department. */
type Named = Pick<ToldDetails, "owner" | "mid" | "department">;

const nameOf = ({ mid, department }: Omit<Named, "owner">): string => `${mid}.${department}`;

/** What was told of some members, found by member and department. */
export async function toldOf(
  members: readonly Named[],
): Promise<(member: Omit<Named, "owner">) => ToldDetails | undefined> {
  const keys = new Map(members.map((one) => [nameOf(one), toldKey(one.owner, one.mid, one.department)]));
  const rows = await getMany<ToldRecord>([...keys.values()]);
  const found = new Map(rows.map((row) => [nameOf(row), row]));
  return (member) => found.get(nameOf(member));
}

/** Writes what is told, over the version that was read; a new one has version 0. */
export function putTold(details: ToldDetails): Write {
  const record: ToldRecord = { ...details, ...toldKey(details.owner, details.mid, details.department) };
  return details.version === 0 ? insert({ ...record, version: 1 } as ToldRecord) : replace(record);
}
