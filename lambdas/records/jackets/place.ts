import { participatingPk } from "#lambdas/records/table/keys.ts";
import { get, type Key, range } from "#lambdas/records/table/table.ts";
import { deleteRows, type Progress, putRows } from "#lambdas/records/table/writeMany.ts";
import { cityKey, type Place, placeKey } from "#shared/rules/place.ts";

/** A city whose departments take part, written as it is shown. */
interface PlaceRecord extends Key {
  readonly city: string;
  readonly state: string;
}

const keyOf = ({ City, State }: Place): Key => ({ pk: participatingPk(State), sk: cityKey(City) });

/** The participating cities of a state whose names begin like `city`, by name; all of them for "". */
export async function findPlaces(state: string, city: string): Promise<Place[]> {
  const prefix = cityKey(city);
  // A name may go on in any letters; this one sorts after all of them.
  const records = await range<PlaceRecord>(participatingPk(state), prefix || " ", `${prefix}\uffff`);
  return records.map((record) => ({ City: record.city, State: record.state }));
}

/** A city as it is listed; undefined when it does not take part. */
export const getPlace = (place: Place) => get<PlaceRecord>(keyOf(place));

/** Each place once; of two ways to write one city the later is taken. */
const once = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [placeKey(place), place])).values(),
];

const recordOf = (place: Place): PlaceRecord => ({ ...keyOf(place), city: place.City, state: place.State });

/** Lists cities; one that is listed is written as it is given now. */
export const putPlaces = (places: readonly Place[], progress?: Progress): Promise<void> =>
  putRows(once(places).map(recordOf), progress);

/** Takes cities off the list; they may be off it. */
export const deletePlaces = (places: readonly Place[], progress?: Progress): Promise<void> =>
  deleteRows(once(places).map(keyOf), progress);
