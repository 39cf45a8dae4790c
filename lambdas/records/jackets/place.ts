import { getMany } from "#lambdas/records/table/getMany.ts";
import { participatingPk } from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, put, range, remove, type Write } from "#lambdas/records/table/table.ts";
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

const recordOf = (place: Place): PlaceRecord => ({
  ...keyOf(place),
  city: place.City,
  state: place.State,
});

/** Adds a city to the list that is not on it. */
export const addPlace = (place: Place): Write => insert(recordOf(place));

/** Rewrites a listed city as given. */
export const rewritePlace = (place: Place): Write =>
  put(recordOf(place), { ConditionExpression: "attribute_exists(pk)" });

/** Takes a city off the list that is on it. */
export const deletePlace = (place: Place): Write => remove(keyOf(place));
