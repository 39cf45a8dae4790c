import { type DepartmentAtPlace, getPlace, type ListedPlace } from "#lambdas/records/jackets/place.ts";
import type { Coverage, DepartmentProfile } from "#shared/model/coverage.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { servingBy, sponsorAt } from "./serving.ts";

const keptMilliseconds = 60_000;

interface CachedPlace {
  readonly listed: Promise<ListedPlace | undefined>;
  readonly until: number;
}

/** Kept for a minute: places change rarely and are asked for often. */
const known = new Map<string, CachedPlace>();

function listedLately(place: Place): Promise<ListedPlace | undefined> {
  const key = placeKey(place);
  const kept = known.get(key);
  if (kept && kept.until > Date.now()) return kept.listed;
  const listed = getPlace(place);
  known.set(key, { listed, until: Date.now() + keptMilliseconds });
  listed.catch(() => known.delete(key));
  return listed;
}

const shownDepartments = (serving: readonly DepartmentAtPlace[]): DepartmentProfile[] =>
  serving
    .filter(({ contact, statement }) => contact || statement)
    .map(({ name, contact, statement }) => ({
      Name: name,
      ...(contact ? { Contact: contact } : {}),
      ...(statement ? { Statement: statement } : {}),
    }));

export function coverageOf(listed: ListedPlace | undefined): Coverage {
  const Sponsor = sponsorAt(listed);
  const serving = servingBy(listed);
  const Departments = shownDepartments(serving);
  return {
    Covered: listed !== undefined,
    By: serving.map(({ name }) => name),
    ...(Sponsor === undefined ? {} : { Sponsor }),
    ...(Departments.length > 0 ? { Departments } : {}),
  };
}

/** Possibly a minute old. */
export const of = async (place: Place): Promise<Coverage> => coverageOf(await listedLately(place));

/** Possibly a minute old. */
export const servingAt = async (place: Place): Promise<readonly DepartmentAtPlace[]> =>
  servingBy(await listedLately(place));

export function forget(places: readonly Place[]): void {
  for (const place of places) known.delete(placeKey(place));
}
