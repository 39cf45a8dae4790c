import { departmentOf } from "#lambdas/domain/common/departmentOf.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { getDepartment } from "#lambdas/records/departments/department.ts";
import type { Session } from "#lambdas/session.ts";
import { placeRoles } from "#shared/model/role.ts";

/** Throws NOT_ALLOWED for staff of a retired department. */
export async function requireActiveDepartment(session: Session): Promise<void> {
  if (!placeRoles.includes(session.role)) return;
  if ((await getDepartment(departmentOf(session)))?.status === "RETIRED") throw new VisibleError("NOT_ALLOWED");
}
