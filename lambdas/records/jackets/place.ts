import { getMany } from "#lambdas/records/table/getMany.ts";
import { participatingPk } from "#lambdas/records/table/keys.ts";
import {
  type Condition,
  discard,
  get,
  type Key,
  put,
  query,
  range,
  type Write,
} from "#lambdas/records/table/table.ts";
import { cityKey, type Place, placeKey } from "#shared/rules/place.ts";

/** A department among those of a place; what residents read of it is repeated in each, so that coverage is one row. */
export interface DepartmentAtPlace {
  readonly id: string;
  readonly name: string;
  /** Who pays for the people there, "the City of Detroit"; absent of a department that does not. */
  readonly sponsor?: string | undefined;
  readonly contact?: string | undefined;
  readonly statement?: string | undefined;
}

/** A participating city, as it is shown. */
export interface ListedPlace extends Place {
  /** Who serves it, at least one; absent while it is the default department alone. */
  readonly departments?: readonly DepartmentAtPlace[] | undefined;
}

interface PlaceRecord extends Key {
  readonly city: string;
  readonly state: string;
  readonly departments?: readonly DepartmentAtPlace[] | undefined;
}

const keyOf = ({ City, State }: Place): Key => ({ pk: participatingPk(State), sk: cityKey(City) });

const listedPlace = ({ city, state, departments }: PlaceRecord): ListedPlace => ({
  City: city,
  State: state,
  ...(departments ? { departments } : {}),
});

/** The participating cities of a state with names that begin like `city`, by name; all of them for "". */
export async function findPlaces(state: string, city: string): Promise<ListedPlace[]> {
  const prefix = cityKey(city);
  // Sorts after every letter that may follow.
  const records = await range<PlaceRecord>(participatingPk(state), prefix || " ", `${prefix}\uffff`);
  return records.map(listedPlace);
}

/** A city as listed; undefined when it does not take part. */
export async function getPlace(place: Place): Promise<ListedPlace | undefined> {
  const record = await get<PlaceRecord>(keyOf(place));
  return record && listedPlace(record);
}

/** Those of some cities that are listed, by placeKey. */
export async function listedAmong(places: readonly Place[]): Promise<ReadonlyMap<string, ListedPlace>> {
  const records = await getMany<PlaceRecord>(places.map(keyOf));
  return new Map(records.map(listedPlace).map((place) => [placeKey(place), place]));
}

/** That the departments of a city are those that were read, and that it is listed as it was. */
const asRead = (before: ListedPlace | undefined): Condition => {
  if (!before) return { ConditionExpression: "attribute_not_exists(pk)" };
  if (!before.departments)
    return { ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(departments)" };
  return {
    ConditionExpression: "departments = :departments",
    ExpressionAttributeValues: { ":departments": before.departments },
  };
};

/** Adds a city to the list, or rewrites it as given. @param before as it was read; undefined while it is not listed */
export const putPlace = ({ City, State, departments }: ListedPlace, before?: ListedPlace): Write =>
  put({ ...keyOf({ City, State }), city: City, state: State, departments } as PlaceRecord, asRead(before));

/** Takes a city off the list, as it was read. */
export const deletePlace = (before: ListedPlace): Write => discard(keyOf(before), asRead(before));

async function placesFrom(State: string, after: string, limit: number): Promise<ListedPlace[]> {
  const { items } = await query<PlaceRecord>({
    KeyConditionExpression: "pk = :pk AND sk > :after",
    ExpressionAttributeValues: { ":pk": participatingPk(State), ":after": after || " " },
    Limit: limit,
  });
  return items.map(listedPlace);
}

/** Up to `limit` participating cities of these states after a placeKey, in the order of their keys; "" is the beginning. */
export async function readPlaces(
  codes: readonly string[],
  after: string,
  limit: number,
): Promise<ListedPlace[]> {
  const [begun = "", city = ""] = after.split("#");
  const left = [...codes].sort().filter((code) => code >= begun);
  // All at once: most states have few.
  const found = await Promise.all(left.map((code) => placesFrom(code, code === begun ? city : "", limit)));
  return found.flat().slice(0, limit);
}
