import { getPlace } from "#lambdas/records/jackets/place.ts";
import type { Coverage } from "#shared/model/coverage.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

const keptMilliseconds = 60_000;

interface Known {
  readonly answer: Promise<Coverage>;
  readonly until: number;
}

/** Places change rarely and are asked for often: each container keeps an answer for a minute. */
const known = new Map<string, Known>();

/** The name of a city's responders. */
const respondersOf = (City: string): string => `${City} responders`;

/** The coverage of a place by its row in the list of participating cities; undefined is none. */
export const coverageOf = (listed: { readonly city: string } | undefined): Coverage =>
  listed ? { Covered: true, By: [respondersOf(listed.city)] } : { Covered: false, By: [] };

/** Whether a department takes part at a place, and who reads its records. Possibly a minute old. */
export function of(place: Place): Promise<Coverage> {
  const key = placeKey(place);
  const kept = known.get(key);
  if (kept && kept.until > Date.now()) return kept.answer;
  const answer = getPlace(place).then(coverageOf);
  known.set(key, { answer, until: Date.now() + keptMilliseconds });
  // A failure is not kept.
  answer.catch(() => known.delete(key));
  return answer;
}

/** Forgets the answers about places that this container changed. */
export function forget(places: readonly Place[]): void {
  for (const place of places) known.delete(placeKey(place));
}
