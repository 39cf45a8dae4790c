import { findPlaces } from "#lambdas/records/jackets/place.ts";
import { countEntries, queueSources } from "#lambdas/records/jackets/queueLists.ts";
import { entryKind } from "#shared/model/entry.ts";
import type { Place } from "#shared/rules/place.ts";
import { type StateCode, stateCode, states } from "#shared/states.ts";

export const defaultState: StateCode = "MI";

/** The code of a state's code or full name, Michigan's when it is empty; undefined for an unknown state. */
export const codeOf = (state: string): StateCode | undefined =>
  state.trim() ? stateCode(state) : defaultState;

/**
 * The participating cities of a state with names that begin with `city`, by name. The state is read by
 * `codeOf`; an unknown one has none.
 */
export async function find(state: string, city = ""): Promise<Place[]> {
  const code = codeOf(state);
  return code ? findPlaces(code, city) : [];
}

/** Every participating city of these states, by state and name. @param codes @default every state */
export async function findAll(
  codes: readonly StateCode[] = states.map(({ code }) => code),
): Promise<Place[]> {
  const found = await Promise.all([...codes].sort().map((code) => findPlaces(code, "")));
  return found.flat();
}

const mostCounted = 1_000;

/** How many entries wait in a city, counted up to a thousand of each kind. */
export async function countWaiting(place: Place): Promise<number> {
  const sources = entryKind.options.flatMap((kind) => queueSources(kind, place));
  const counted = await Promise.all(
    sources.map((source) => countEntries(source, { after: "", most: mostCounted })),
  );
  return counted.reduce((sum, { count }) => sum + count, 0);
}
