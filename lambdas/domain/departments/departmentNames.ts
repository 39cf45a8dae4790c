import { VisibleError } from "#lambdas/errors.ts";
import {
  claimDepartmentName,
  getDepartmentName,
  releaseDepartmentName,
} from "#lambdas/records/departments/departmentName.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import { departmentNameKey } from "#shared/model/department.ts";

/** A department before its name changes. */
interface Named {
  readonly id: string;
  readonly name: string;
}

export const nameTaken = () =>
  new VisibleError(
    "DEPARTMENT_NAME_TAKEN",
    "Another department has this name. Please add a city or a county to it.",
  );

/** Gives a new department its name; throws when another has it in any letter case. */
export const claimName = (name: string, id: string): Write => claimDepartmentName(name, id, nameTaken());

/** Frees the name of a department that retires. One that was never named holds none. */
export async function releaseName({ id, name }: Named): Promise<Write[]> {
  const claimed = await getDepartmentName(name);
  return claimed?.department === id ? [releaseDepartmentName(name, id)] : [];
}

/** Gives a department another name, or its name of before, which a default one has without a claim. */
export async function changeName(before: Named, name: string): Promise<Write[]> {
  const released = await releaseName(before);
  const isSame = departmentNameKey(name) === departmentNameKey(before.name);
  if (isSame && released.length > 0) return [];
  return [...released, claimName(name, before.id)];
}
