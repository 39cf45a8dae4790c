import { holds } from "#lambdas/records/table/condition.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { departmentKey, departmentNameRow, shardOf } from "#lambdas/records/table/keys.ts";
import { type ListedRow, newestOf } from "#lambdas/records/table/newestOf.ts";
import { discard, get, insert, type Key, type Write } from "#lambdas/records/table/table.ts";
import { type DepartmentKind, type DepartmentStatus, departmentNameKey } from "#shared/model/department.ts";
import type { Place } from "#shared/rules/place.ts";

/** A default one has no row until it is edited or retired. */
export interface DepartmentDetails {
  readonly id: string;
  readonly name: string;
  /** Absent for a default department retired unedited. */
  readonly kind?: DepartmentKind | undefined;
  /** Also in the row of each. None once it is retired. */
  readonly places: readonly Place[];
  /** For residents. */
  readonly contact?: string | undefined;
  /** The use of a jacket there, in a sentence for residents. */
  readonly statement?: string | undefined;
  /** Pays for the people living where it serves. */
  readonly sponsor?: boolean | undefined;
  readonly status: DepartmentStatus;
  readonly created: string;
  readonly updated: string;
  readonly version: number;
}

export type DepartmentRecord = DepartmentDetails & ListedRow;

const list = "DEPARTMENT";

export const departmentRecord = (details: DepartmentDetails): DepartmentRecord => ({
  ...details,
  ...departmentKey(details.id),
  shard: shardOf(list, details.id),
  shardSort: `${details.created}#${details.id}`,
});

export const getDepartment = (id: string) => get<DepartmentRecord>(departmentKey(id));

/** By id; those without a row are missing. */
export async function getDepartments(ids: readonly string[]): Promise<ReadonlyMap<string, DepartmentRecord>> {
  const records = await getMany<DepartmentRecord>([...new Set(ids)].map(departmentKey));
  return new Map(records.map((record) => [record.id, record]));
}

export const readDepartments = (before: string, limit: number): Promise<DepartmentRecord[]> =>
  newestOf<DepartmentRecord>(list, before, limit);

interface DepartmentNameRecord extends Key {
  readonly department: string;
}

const nameKeyOf = (name: string): Key => departmentNameRow(departmentNameKey(name));

export const getDepartmentName = (name: string) => get<DepartmentNameRecord>(nameKeyOf(name));

/** Throws `taken` when another department has it. */
export const claimDepartmentName = (name: string, department: string, taken: Error): Write =>
  insert<DepartmentNameRecord>({ ...nameKeyOf(name), department }, taken);

export const releaseDepartmentName = (name: string, department: string): Write =>
  discard(nameKeyOf(name), holds({ department }));
