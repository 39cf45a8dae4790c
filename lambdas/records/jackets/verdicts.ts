import { getMany } from "#lambdas/records/table/getMany.ts";
import { toldKey } from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, replace, type Write } from "#lambdas/records/table/table.ts";
import type { Verdict } from "#shared/model/jacket/duplicate.ts";

export interface GivenVerdict {
  readonly verdict: Verdict;
  /** The other member's jacket. */
  readonly number?: string | undefined;
  readonly by: string;
  readonly at: string;
}

export interface DuplicateVerdicts {
  readonly owner: string;
  readonly mid: string;
  readonly department: string;
  /** By the other member's id. */
  readonly others: Readonly<Record<string, GivenVerdict>>;
  /** The person's partition and its joins when each account there had a verdict; another name or join outdates it. */
  readonly settled?: { readonly matches: string; readonly joins: number } | undefined;
  readonly version: number;
}

type VerdictsRecord = DuplicateVerdicts & Key;

export const getVerdicts = (owner: string, mid: string, department: string) =>
  get<VerdictsRecord>(toldKey(owner, mid, department));

type MemberAtDepartment = Pick<DuplicateVerdicts, "owner" | "mid" | "department">;

const nameOf = ({ mid, department }: Omit<MemberAtDepartment, "owner">): string => `${mid}.${department}`;

export async function readVerdicts(
  members: readonly MemberAtDepartment[],
): Promise<(member: Omit<MemberAtDepartment, "owner">) => DuplicateVerdicts | undefined> {
  const keys = new Map(members.map((one) => [nameOf(one), toldKey(one.owner, one.mid, one.department)]));
  const rows = await getMany<VerdictsRecord>([...keys.values()]);
  const found = new Map(rows.map((row) => [nameOf(row), row]));
  return (member) => found.get(nameOf(member));
}

/** A new row has version 0. */
export function putVerdicts(details: DuplicateVerdicts): Write {
  const record: VerdictsRecord = { ...details, ...toldKey(details.owner, details.mid, details.department) };
  return details.version === 0 ? insert({ ...record, version: 1 }) : replace(record);
}
