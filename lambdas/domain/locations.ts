import { findPlaces, getPlace, putPlace } from "#lambdas/records/place.ts";
import type { Place } from "#shared/rules/place.ts";
import { stateCode } from "#shared/states.ts";

const defaultState = "mi";

/**
 * The participating cities of a state whose names begin with `city`, by name. The state is a code or a full
 * name, Michigan when it is empty; none are found in a state that there is not.
 */
export async function find(state: string, city = ""): Promise<Place[]> {
  const code = stateCode(state.trim() || defaultState);
  return code ? findPlaces(code, city) : [];
}

/** Whether a department of this city takes part. */
export const participates = async (place: Place): Promise<boolean> => (await getPlace(place)) !== undefined;

const atOnce = 20;

/** Lists cities as participating; one that is listed already is written as it is given now. */
export async function addParticipating(places: readonly Place[]): Promise<void> {
  for (let start = 0; start < places.length; start += atOnce)
    await Promise.all(places.slice(start, start + atOnce).map(putPlace));
}
