import { servingBy } from "#lambdas/domain/common/serving.ts";
import type { DepartmentDetails } from "#lambdas/records/departments/department.ts";
import { getPlace, type ListedPlace } from "#lambdas/records/jackets/place.ts";
import { defaultDepartmentOf, isDefaultDepartment } from "#shared/rules/defaultDepartment.ts";

/** As the row it would get; undefined where it does not serve. */
export function defaultDetails(listed: ListedPlace): DepartmentDetails | undefined {
  const id = defaultDepartmentOf(listed);
  const own = servingBy(listed).find((department) => department.id === id);
  if (!own) return undefined;
  const now = new Date().toISOString();
  const places = [{ City: listed.City, State: listed.State }];
  return { id, name: own.name, places, status: "ACTIVE", created: now, updated: now, version: 0 };
}

/** Undefined for any other id. */
export async function readDefault(id: string): Promise<DepartmentDetails | undefined> {
  const [State = "", City = ""] = id.split("#");
  const listed = isDefaultDepartment(id) ? await getPlace({ City, State }) : undefined;
  return listed && defaultDetails(listed);
}
