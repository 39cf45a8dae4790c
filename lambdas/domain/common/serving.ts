import { type DepartmentAtPlace, getPlace, type ListedPlace } from "#lambdas/records/jackets/place.ts";
import { defaultDepartmentOf, respondersOf } from "#shared/rules/defaultDepartment.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

/** Places by key, in their last spelling. */
export const distinctPlaces = (places: readonly Place[]): Map<string, Place> =>
  new Map(places.map(({ City, State }) => [placeKey({ City, State }), { City, State }]));

const defaultAt = (place: Place): DepartmentAtPlace => ({
  id: defaultDepartmentOf(place),
  name: respondersOf(place.City),
});

export const servingBy = (listed: ListedPlace | undefined): readonly DepartmentAtPlace[] =>
  listed ? (listed.departments ?? [defaultAt(listed)]) : [];

/** Undefined where each family pays itself. */
export const sponsorAt = (listed: ListedPlace | undefined): string | undefined =>
  servingBy(listed).find(({ sponsor }) => sponsor !== undefined)?.sponsor;

export async function isSponsoredAt(places: readonly Place[]): Promise<boolean> {
  const listed = await Promise.all([...distinctPlaces(places).values()].map(getPlace));
  return listed.some((place) => sponsorAt(place) !== undefined);
}

/** Where a place's jackets wait: at the default department while none serves it. */
export async function readersAt(place: Place): Promise<readonly string[]> {
  const serving = servingBy(await getPlace(place));
  return serving.length > 0 ? serving.map(({ id }) => id) : [defaultDepartmentOf(place)];
}

export async function readersOf(places: readonly Place[]): Promise<(place: Place) => readonly string[]> {
  const read = await Promise.all(
    [...distinctPlaces(places)].map(async ([key, place]) => [key, await readersAt(place)] as const),
  );
  const known = new Map(read);
  return (place) => known.get(placeKey(place)) ?? [];
}

/** Whose queues may have entries of a place, the default one included. */
export const departmentsAt = async (place: Place): Promise<readonly string[]> => [
  ...new Set([defaultDepartmentOf(place), ...(await readersAt(place))]),
];
