import { getMany } from "#lambdas/records/table/getMany.ts";
import { participatingPk } from "#lambdas/records/table/keys.ts";
import { discard, get, type Key, put, range, type Write } from "#lambdas/records/table/table.ts";
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

/** The listed ones of some cities, by placeKey. */
export async function listedAmong(places: readonly Place[]): Promise<ReadonlySet<string>> {
  const records = await getMany<PlaceRecord>(places.map(keyOf));
  return new Set(records.map(({ city, state }) => placeKey({ City: city, State: state })));
}

/** Adds a city to the list, or rewrites it as given. */
export const putPlace = (place: Place): Write =>
  put({ ...keyOf(place), city: place.City, state: place.State } as PlaceRecord);

/** Takes a city off the list, if it is on it. */
export const deletePlace = (place: Place): Write => discard(keyOf(place));
