import { deletePlaces, findPlaces, getPlace, putPlaces } from "#lambdas/records/jackets/place.ts";
import { countEntries, queueSources } from "#lambdas/records/jackets/queueLists.ts";
import type { Progress } from "#lambdas/records/table/writeMany.ts";
import { entryKind } from "#shared/model/entry.ts";
import type { Place } from "#shared/rules/place.ts";
import { type StateCode, stateCode, states } from "#shared/states.ts";

const defaultState = "mi";

/**
 * The participating cities of a state whose names begin with `city`, by name. The state is a code or a full
 * name, Michigan when it is empty; none are found in a state that there is not.
 */
export async function find(state: string, city = ""): Promise<Place[]> {
  const code = stateCode(state.trim() || defaultState);
  return code ? findPlaces(code, city) : [];
}

/** Every participating city of these states, by state and name. @param codes every state unless said */
export async function findAll(
  codes: readonly StateCode[] = states.map(({ code }) => code),
): Promise<Place[]> {
  const found = await Promise.all([...codes].sort().map((code) => findPlaces(code, "")));
  return found.flat();
}

/** Whether a department of this city takes part. */
export const participates = async (place: Place): Promise<boolean> => (await getPlace(place)) !== undefined;

/** Lists cities as participating; one that is listed already is written as it is given now. */
export const addParticipating = (places: readonly Place[], progress?: Progress): Promise<void> =>
  putPlaces(places, progress);

/** Takes cities off the list: the entries that wait there are seen by those who see all places alone. */
export const removeParticipating = (places: readonly Place[], progress?: Progress): Promise<void> =>
  deletePlaces(places, progress);

const mostCounted = 1_000;

/** How many entries wait in a city, new and updated; it is counted up to a thousand of each. */
export async function countWaiting(place: Place): Promise<number> {
  const sources = entryKind.options.flatMap((kind) => queueSources(kind, place));
  const counted = await Promise.all(
    sources.map((source) => countEntries(source, { after: "", most: mostCounted })),
  );
  return counted.reduce((sum, { count }) => sum + count, 0);
}
