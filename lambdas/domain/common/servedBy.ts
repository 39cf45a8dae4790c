import { getDepartment } from "#lambdas/records/departments/department.ts";
import { getPlace } from "#lambdas/records/jackets/place.ts";
import type { Session } from "#lambdas/session.ts";
import { placeRoles } from "#shared/model/role.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { departmentOf } from "./departmentOf.ts";
import { servingBy } from "./serving.ts";

export type Served = (place: Place) => boolean;

/** By placeKey; undefined for all. */
async function readServedPlaces(session: Session): Promise<ReadonlySet<string> | undefined> {
  if (!placeRoles.includes(session.role)) return undefined;
  const id = departmentOf(session);
  // A default department has no places of its own until it is edited.
  const [department, listed] = await Promise.all([getDepartment(id), getPlace(session.place)]);
  if (department?.status === "RETIRED") return new Set();
  const places = new Set((department?.places ?? []).map(placeKey));
  if (servingBy(listed).some((serving) => serving.id === id)) places.add(placeKey(session.place));
  return places;
}

async function readServed(session: Session): Promise<Served> {
  const places = await readServedPlaces(session);
  return (place) => places?.has(placeKey(place)) ?? true;
}

/**
 * At this moment. A department that left a place, or retired, sees nothing of it, though receipts stay with the
 * jackets, and waiting entries go only later. Where no department serves, administrators alone see what the default one
 * keeps. May be begun before other reads: a rejection without a listener does not end the process.
 */
export function servedBy(session: Session): Promise<Served> {
  const served = readServed(session);
  served.catch(() => undefined);
  return served;
}

/** Whether the caller's department serves no place at this moment. */
export async function servesNone(session: Session): Promise<boolean> {
  return (await readServedPlaces(session))?.size === 0;
}
