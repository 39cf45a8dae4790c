import { getDepartments } from "#lambdas/records/departments/department.ts";

/** The names of those of these departments that have a row; a default one may have none. */
export async function departmentNames(ids: readonly string[]): Promise<(id: string) => string | undefined> {
  if (ids.length === 0) return () => undefined;
  const departments = await getDepartments(ids);
  return (id) => departments.get(id)?.name;
}
