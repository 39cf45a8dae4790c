import { departmentOf } from "#lambdas/domain/common/departmentOf.ts";
import { notFound, VisibleError } from "#lambdas/errors.ts";
import { getDepartment } from "#lambdas/records/departments/department.ts";
import type { Session } from "#lambdas/session.ts";
import { placeRoles } from "#shared/model/role.ts";
import { isDefaultDepartment } from "#shared/rules/defaultDepartment.ts";

/** Staff have their own department's; others name one. */
export function departmentFor(session: Session, asked: string | undefined): string {
  const id = placeRoles.includes(session.role) ? departmentOf(session) : asked;
  if (!id) throw new VisibleError("INVALID_REQUEST", "Please choose a department.");
  if (asked && asked !== id) throw new VisibleError("NOT_ALLOWED");
  return id;
}

/** A retired department has no registry. A default one has no row until it is edited. */
export async function requireActive(id: string): Promise<void> {
  const department = await getDepartment(id);
  if (department?.status === "RETIRED" || (!department && !isDefaultDepartment(id))) throw notFound();
}
