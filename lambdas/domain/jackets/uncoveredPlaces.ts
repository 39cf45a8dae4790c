import { participates } from "#lambdas/domain/common/locations.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

const keptMilliseconds = 60_000;

interface Answer {
  readonly isOrphan: boolean;
  readonly until: number;
}

/** Places change rarely and lists are read often: an answer holds for a minute in each container. */
const answers = new Map<string, Answer>();

async function isOrphan(key: string, place: Place): Promise<boolean> {
  const known = answers.get(key);
  if (known && known.until > Date.now()) return known.isOrphan;
  const asked = !(await participates(place));
  answers.set(key, { isOrphan: asked, until: Date.now() + keptMilliseconds });
  return asked;
}

/** The keys of those places for which no department takes part. */
export async function findOrphans(places: readonly Place[]): Promise<ReadonlySet<string>> {
  const different = new Map(places.map((place) => [placeKey(place), place]));
  const asked = await Promise.all(
    [...different].map(async ([key, place]) => ((await isOrphan(key, place)) ? [key] : [])),
  );
  return new Set(asked.flat());
}
