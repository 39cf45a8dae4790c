import { findPlaces, type ListedPlace } from "#lambdas/records/jackets/place.ts";
import { countEntries, queueSources } from "#lambdas/records/jackets/queueLists.ts";
import { entryKind } from "#shared/model/jacket/entry.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { type StateCode, stateCode, states } from "#shared/states.ts";
import { departmentsAt } from "./serving.ts";

export const defaultState: StateCode = "MI";

/** A code or full name; empty means Michigan; undefined for an unknown state. */
export const codeOf = (state: string): StateCode | undefined => (state.trim() ? stateCode(state) : defaultState);

export async function find(state: string, city = ""): Promise<ListedPlace[]> {
  const code = codeOf(state);
  return code ? findPlaces(code, city) : [];
}

/** @param codes @default every state */
export async function findAll(codes: readonly StateCode[] = states.map(({ code }) => code)): Promise<ListedPlace[]> {
  const found = await Promise.all([...codes].sort().map((code) => findPlaces(code, "")));
  return found.flat();
}

const mostCounted = 1_000;

/** At most a thousand of each kind in each queue. */
export async function countWaiting(place: Place): Promise<number> {
  const departments = await departmentsAt(place);
  const sources = entryKind.options.flatMap((kind) => queueSources(kind, departments));
  const asked = { after: "", where: placeKey(place), most: mostCounted };
  const counted = await Promise.all(sources.map((source) => countEntries(source, asked)));
  return counted.reduce((sum, { count }) => sum + count, 0);
}
