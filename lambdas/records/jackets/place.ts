import { participatingPk } from "#lambdas/records/table/keys.ts";
import { get, type Key, range } from "#lambdas/records/table/table.ts";
import { deleteRows, type Progress, putRows } from "#lambdas/records/table/writeMany.ts";
import { cityKey, type Place, placeKey } from "#shared/rules/place.ts";

/** A participating city, as it is shown. */
interface PlaceRecord extends Key {
  readonly city: string;
  readonly state: string;
}

const keyOf = ({ City, State }: Place): Key => ({ pk: participatingPk(State), sk: cityKey(City) });

/** The participating cities of a state with names that begin like `city`, by name; all of them for "". */
export async function findPlaces(state: string, city: string): Promise<Place[]> {
  const prefix = cityKey(city);
  // Sorts after every letter that may follow.
  const records = await range<PlaceRecord>(participatingPk(state), prefix || " ", `${prefix}\uffff`);
  return records.map((record) => ({ City: record.city, State: record.state }));
}

/** A city as listed; undefined when it does not take part. */
export const getPlace = (place: Place) => get<PlaceRecord>(keyOf(place));

/** Each place once, in its last spelling. */
const once = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [placeKey(place), place])).values(),
];

const recordOf = (place: Place): PlaceRecord => ({ ...keyOf(place), city: place.City, state: place.State });

/** Adds cities to the list, or rewrites them as given. */
export const putPlaces = (places: readonly Place[], progress?: Progress): Promise<void> =>
  putRows(once(places).map(recordOf), progress);

/** Takes cities off the list, if they are on it. */
export const deletePlaces = (places: readonly Place[], progress?: Progress): Promise<void> =>
  deleteRows(once(places).map(keyOf), progress);
