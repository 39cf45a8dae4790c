import { deletePlace, listedAmong, putPlace } from "#lambdas/records/jackets/place.ts";
import { addPlaceNews } from "#lambdas/records/jackets/placeNews.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { transact, type Write } from "#lambdas/records/table/table.ts";
import type { Progress } from "#lambdas/records/table/writeMany.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import * as coverage from "./coverage.ts";

/** Places that one transaction of 100 writes can change, each with its news. */
const placesAtOnce = 50;

/** Each place once, in its last spelling. */
const once = (places: readonly Place[]): Place[] => [
  ...new Map(places.map(({ City, State }) => [placeKey({ City, State }), { City, State }])).values(),
];

/** The news of a place for its families, in the transaction that changes the place: none is lost or told twice. */
const newsOf = (place: Place, kind: "JOINED" | "LEFT"): Write =>
  addPlaceNews({ ...place, kind, id: newId(), at: new Date().toISOString(), after: "" });

async function changeAll(
  given: readonly Place[],
  writesOf: (place: Place, isListed: boolean) => Write[],
  progress: Progress = () => undefined,
): Promise<void> {
  const places = once(given);
  for (let from = 0; from < places.length; from += placesAtOnce) {
    const some = places.slice(from, from + placesAtOnce);
    const listed = await listedAmong(some);
    const writes = some.flatMap((place) => writesOf(place, listed.has(placeKey(place))));
    if (writes.length > 0) await transact(writes);
    coverage.forget(some);
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
    (place, isListed) => [putPlace(place), ...(isListed ? [] : [newsOf(place, "JOINED")])],
    progress,
  );

/**
 * Takes cities off the list. Only readers of all places see their entries then, and the families are told by the next
 * daily run.
 */
export const leave = (places: readonly Place[], progress?: Progress): Promise<void> =>
  changeAll(
    places,
    (place, isListed) => (isListed ? [deletePlace(place), newsOf(place, "LEFT")] : []),
    progress,
  );
