import { VisibleError } from "#lambdas/errors.ts";
import type { AuditDetails } from "#lambdas/records/accounts/audit/audit.ts";
import { getDepartment } from "#lambdas/records/departments/department.ts";
import type { Session } from "#lambdas/session.ts";
import { placeRoles } from "#shared/model/role.ts";
import { isDefaultDepartment } from "#shared/rules/defaultDepartment.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { departmentOf } from "./departmentOf.ts";
import { departmentsAt } from "./serving.ts";

export interface Reach {
  /** Undefined for all. */
  readonly departments?: readonly string[];
  readonly place?: Place;
}

type PlaceRequest = { readonly [Part in keyof Place]?: Place[Part] | undefined };

async function requireServed(department: string, asked: Place): Promise<void> {
  const served = (await getDepartment(department))?.places ?? [];
  if (!served.some((place) => placeKey(place) === placeKey(asked))) throw new VisibleError("NOT_ALLOWED");
}

/** Staff see their department's list, or a place it serves. Others may name a city with its state. */
export async function reachOf(session: Session, { City, State }: PlaceRequest): Promise<Reach> {
  const { role, place: own } = session;
  if (!placeRoles.includes(role)) {
    const place = City && State ? { City, State } : undefined;
    return place ? { place, departments: await departmentsAt(place) } : {};
  }
  const department = departmentOf(session);
  const asked = { City: City ?? own.City, State: State ?? own.State };
  if (placeKey(asked) !== placeKey(own)) await requireServed(department, asked);
  return { departments: [department], ...(City || State ? { place: asked } : {}) };
}

/** The audit's name of a department: a default one's place. */
export const auditedDepartment = (id: string): AuditDetails =>
  isDefaultDepartment(id) ? { place: id } : { department: id };

export function auditedReach({ departments, place }: Reach): AuditDetails {
  const [department, ...others] = departments ?? [];
  const whose = department && others.length === 0 ? auditedDepartment(department) : {};
  return { ...whose, ...(place ? { place: placeKey(place) } : {}) };
}
