import { participates } from "#lambdas/domain/common/locations.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

const keptMilliseconds = 60_000;

interface Known {
  readonly isUncovered: boolean;
  readonly until: number;
}

/** Places change rarely and lists are read often: each container keeps an answer for a minute. */
const knownPlaces = new Map<string, Known>();

async function isUncovered(key: string, place: Place): Promise<boolean> {
  const known = knownPlaces.get(key);
  if (known && known.until > Date.now()) return known.isUncovered;
  const found = !(await participates(place));
  knownPlaces.set(key, { isUncovered: found, until: Date.now() + keptMilliseconds });
  return found;
}

/** The keys of those places where no department takes part. */
export async function findUncovered(places: readonly Place[]): Promise<ReadonlySet<string>> {
  const different = new Map(places.map((place) => [placeKey(place), place]));
  const found = await Promise.all(
    [...different].map(async ([key, place]) => ((await isUncovered(key, place)) ? [key] : [])),
  );
  return new Set(found.flat());
}
