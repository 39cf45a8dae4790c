import { VisibleError } from "#lambdas/errors.ts";
import {
  claimDepartmentName,
  getDepartmentName,
  releaseDepartmentName,
} from "#lambdas/records/departments/department.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import { departmentNameKey } from "#shared/model/department.ts";

interface DepartmentName {
  readonly id: string;
  readonly name: string;
}

export const nameTaken = () =>
  new VisibleError("DEPARTMENT_NAME_TAKEN", "Another department has this name. Please add a city or a county to it.");

/** Throws when another department has it in any letter case. */
export const claimName = (name: string, id: string): Write => claimDepartmentName(name, id, nameTaken());

/** An unnamed department holds none. */
export async function releaseName({ id, name }: DepartmentName): Promise<Write[]> {
  const claimed = await getDepartmentName(name);
  return claimed?.department === id ? [releaseDepartmentName(name, id)] : [];
}

/** A default department holds no claim even on its old one. */
export async function changeName(before: DepartmentName, name: string): Promise<Write[]> {
  const released = await releaseName(before);
  const isSame = departmentNameKey(name) === departmentNameKey(before.name);
  if (isSame && released.length > 0) return [];
  return [...released, claimName(name, before.id)];
}
