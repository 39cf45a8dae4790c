import { addPlace, deletePlace, listedAmong, rewritePlace } from "#lambdas/records/jackets/place.ts";
import { addPlaceNews, newsAmong, type PlaceNewsRecord } from "#lambdas/records/jackets/placeNews.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { transact, type Write } from "#lambdas/records/table/table.ts";
import type { Progress } from "#lambdas/records/table/writeMany.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import * as coverage from "./coverage.ts";
import { retryOnConflict } from "./retryOnConflict.ts";

/** Places that one transaction of 100 writes can change, each with its news. */
const placesAtOnce = 50;

/** Each place once, in its last spelling. */
const once = (places: readonly Place[]): Place[] => [
  ...new Map(places.map(({ City, State }) => [placeKey({ City, State }), { City, State }])).values(),
];

/** The state of a place before a change. */
interface Known {
  readonly isListed: boolean;
  /** The news of which not every family was told yet. */
  readonly untold: PlaceNewsRecord | undefined;
}

type WritesOf = (place: Place, known: Known) => Write[];

/** The news of a place for its families, in the transaction that changes the place: none is lost or told twice. */
const newsOf = (place: Place, kind: "JOINED" | "LEFT", { untold }: Known): Write =>
  addPlaceNews({ ...place, kind, id: newId(), at: new Date().toISOString(), after: "" }, untold);

async function changeSome(places: readonly Place[], writesOf: WritesOf): Promise<void> {
  const [listed, news] = await Promise.all([listedAmong(places), newsAmong(places)]);
  const writes = places.flatMap((place) => {
    const key = placeKey(place);
    return writesOf(place, { isListed: listed.has(key), untold: news.get(key) });
  });
  if (writes.length > 0) await transact(writes);
  coverage.forget(places);
}

async function changeAll(
  given: readonly Place[],
  writesOf: WritesOf,
  progress: Progress = () => undefined,
): Promise<void> {
  const places = once(given);
  for (let from = 0; from < places.length; from += placesAtOnce) {
    const some = places.slice(from, from + placesAtOnce);
    // Another operator, or the run that tells families, may change a place after it was read.
    await retryOnConflict(() => changeSome(some, writesOf));
    progress(from + some.length);
  }
}

/**
 * Lets cities take part, or rewrites them as given. Waiting entries there are in the queue of the new department at
 * once; the families of a city that was not listed are told by the next daily run.
 */
export const join = (places: readonly Place[], progress?: Progress): Promise<void> =>
  changeAll(
    places,
    (place, known) =>
      known.isListed ? [rewritePlace(place)] : [addPlace(place), newsOf(place, "JOINED", known)],
    progress,
  );

/**
 * Takes cities off the list. Only readers of all places see their entries then, and the families are told by the next
 * daily run.
 */
export const leave = (places: readonly Place[], progress?: Progress): Promise<void> =>
  changeAll(
    places,
    (place, known) => (known.isListed ? [deletePlace(place), newsOf(place, "LEFT", known)] : []),
    progress,
  );
