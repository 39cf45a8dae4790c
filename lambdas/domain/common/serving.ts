import { type DepartmentAtPlace, getPlace, type ListedPlace } from "#lambdas/records/jackets/place.ts";
import { defaultDepartmentOf, respondersOf } from "#shared/rules/defaultDepartment.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

const defaultAt = (place: Place): DepartmentAtPlace => ({
  id: defaultDepartmentOf(place),
  name: respondersOf(place.City),
});

/** The departments serving a listed place; none for undefined. */
export const servingBy = (listed: ListedPlace | undefined): readonly DepartmentAtPlace[] =>
  listed ? (listed.departments ?? [defaultAt(listed)]) : [];

/** Who pays for the people of a place; undefined where each family pays itself. */
export const sponsorAt = (listed: ListedPlace | undefined): string | undefined =>
  servingBy(listed).find(({ sponsor }) => sponsor !== undefined)?.sponsor;

/** Whether a department pays at one of these places, read now. */
export async function isSponsoredAt(places: readonly Place[]): Promise<boolean> {
  const distinct = new Map(places.map((place) => [placeKey(place), place]));
  const listed = await Promise.all([...distinct.values()].map(getPlace));
  return listed.some((place) => sponsorAt(place) !== undefined);
}

/**
 * The ids of the departments in whose queues a place's jackets wait. The default one keeps them while none
 * serves it.
 */
export async function readersAt(place: Place): Promise<readonly string[]> {
  const serving = servingBy(await getPlace(place));
  return serving.length > 0 ? serving.map(({ id }) => id) : [defaultDepartmentOf(place)];
}

/** The same for several places, each read once. */
export async function readersOf(places: readonly Place[]): Promise<(place: Place) => readonly string[]> {
  const distinct = [...new Map(places.map((place) => [placeKey(place), place])).entries()];
  const read = await Promise.all(
    distinct.map(async ([key, place]) => [key, await readersAt(place)] as const),
  );
  const known = new Map(read);
  return (place) => known.get(placeKey(place)) ?? [];
}

/**
 * The ids of all departments whose queues may have entries of a place: those serving it, and the default one.
 */
export const departmentsAt = async (place: Place): Promise<readonly string[]> => [
  ...new Set([defaultDepartmentOf(place), ...(await readersAt(place))]),
];
