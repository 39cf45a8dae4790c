import { departmentOf } from "#lambdas/domain/common/departmentOf.ts";
import { servesNone } from "#lambdas/domain/common/servedBy.ts";
import { getDepartment } from "#lambdas/records/departments/department.ts";
import { queueSources, readCities } from "#lambdas/records/jackets/queueLists.ts";
import type { Session } from "#lambdas/session.ts";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { countEntries } from "#shared/contract/jackets/entries.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { placeRoles } from "#shared/model/role.ts";
import { respondersOf } from "#shared/rules/defaultDepartment.ts";
import { placeKey } from "#shared/rules/place.ts";

/** By one reading of the queue; no city where the department serves none any more. */
export async function countCities(
  session: Session,
  kind: EntryKind,
  most: number,
): Promise<ResponseOf<typeof countEntries>["Served"]> {
  if (!placeRoles.includes(session.role)) return undefined;
  const id = departmentOf(session);
  const [department, hasNone] = await Promise.all([getDepartment(id), servesNone(session)]);
  if (!department || department.places.length < 2) {
    return hasNone ? { Name: department?.name ?? respondersOf(session.place.City), Cities: [] } : undefined;
  }
  const [source] = queueSources(kind, [id]);
  if (!source) return undefined;
  const { keys, more: More } = await readCities(source, id, most);
  const waiting = Map.groupBy(keys, (key) => key);
  return {
    Name: department.name,
    Cities: department.places.map(({ City, State }) => ({
      City,
      State,
      Count: waiting.get(placeKey({ City, State }))?.length ?? 0,
      More,
    })),
  };
}
