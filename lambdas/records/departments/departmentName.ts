import { departmentNameRow } from "#lambdas/records/table/keys.ts";
import { discard, get, insert, type Key, type Write } from "#lambdas/records/table/table.ts";
import { departmentNameKey } from "#shared/model/department.ts";

interface DepartmentNameRecord extends Key {
  /** Its id. */
  readonly department: string;
}

const keyOf = (name: string): Key => departmentNameRow(departmentNameKey(name));

export const getDepartmentName = (name: string) => get<DepartmentNameRecord>(keyOf(name));

/** In the transaction giving the name; throws `taken` when another department has it. */
export function claimDepartmentName(name: string, department: string, taken: Error): Write {
  const record: DepartmentNameRecord = { ...keyOf(name), department };
  return insert(record, taken);
}

/** In the transaction taking the name away. */
export const releaseDepartmentName = (name: string, department: string): Write =>
  discard(keyOf(name), {
    ConditionExpression: "department = :department",
    ExpressionAttributeValues: { ":department": department },
  });
