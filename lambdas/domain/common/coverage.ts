import { type DepartmentAtPlace, getPlace, type ListedPlace } from "#lambdas/records/jackets/place.ts";
import type { Coverage, ToldDepartment } from "#shared/model/coverage.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { servingBy, sponsorAt } from "./serving.ts";

const keptMilliseconds = 60_000;

interface Known {
  readonly listed: Promise<ListedPlace | undefined>;
  readonly until: number;
}

/** Places change rarely and are asked for often: each container keeps an answer for a minute. */
const known = new Map<string, Known>();

/** A place as listed, possibly a minute ago. */
function listedLately(place: Place): Promise<ListedPlace | undefined> {
  const key = placeKey(place);
  const kept = known.get(key);
  if (kept && kept.until > Date.now()) return kept.listed;
  const listed = getPlace(place);
  known.set(key, { listed, until: Date.now() + keptMilliseconds });
  // A failure is not kept.
  listed.catch(() => known.delete(key));
  return listed;
}

/** What the departments of a place tell its residents; those that say nothing are left out. */
const toldBy = (serving: readonly DepartmentAtPlace[]): ToldDepartment[] =>
  serving
    .filter(({ contact, statement }) => contact || statement)
    .map(({ name, contact, statement }) => ({
      Name: name,
      ...(contact ? { Contact: contact } : {}),
      ...(statement ? { Statement: statement } : {}),
    }));

/** The coverage of a place as it is listed; undefined is none. */
export function coverageOf(listed: ListedPlace | undefined): Coverage {
  const Sponsor = sponsorAt(listed);
  const serving = servingBy(listed);
  const Departments = toldBy(serving);
  return {
    Covered: listed !== undefined,
    By: serving.map(({ name }) => name),
    ...(Sponsor === undefined ? {} : { Sponsor }),
    ...(Departments.length > 0 ? { Departments } : {}),
  };
}

/** Whether a department takes part at a place, and who reads its records. Possibly a minute old. */
export const of = async (place: Place): Promise<Coverage> => coverageOf(await listedLately(place));

/** The departments that serve a place; none where it is not covered. Possibly a minute old. */
export const servingAt = async (place: Place): Promise<readonly DepartmentAtPlace[]> =>
  servingBy(await listedLately(place));

/** Forgets the answers about places that this container changed. */
export function forget(places: readonly Place[]): void {
  for (const place of places) known.delete(placeKey(place));
}
