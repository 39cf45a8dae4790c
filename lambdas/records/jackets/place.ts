import { type Condition, holds } from "#lambdas/records/table/condition.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { participatingPk } from "#lambdas/records/table/keys.ts";
import { rowsAfter } from "#lambdas/records/table/rowsAfter.ts";
import { discard, get, type Key, put, range, type Write } from "#lambdas/records/table/table.ts";
import { cityKey, type Place, placeKey } from "#shared/rules/place.ts";

/** Public texts are repeated here, so coverage is one row. */
export interface DepartmentAtPlace {
  readonly id: string;
  readonly name: string;
  /** Who pays there, "the City of Detroit". */
  readonly sponsor?: string | undefined;
  readonly contact?: string | undefined;
  readonly statement?: string | undefined;
}

export interface ListedPlace extends Place {
  /** At least one; absent while the default department serves alone. */
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

/** By a prefix, "" for all. */
export async function findPlaces(state: string, city: string): Promise<ListedPlace[]> {
  const prefix = cityKey(city);
  // Sorts after every letter.
  const records = await range<PlaceRecord>(participatingPk(state), prefix || " ", `${prefix}\uffff`);
  return records.map(listedPlace);
}

export async function getPlace(place: Place): Promise<ListedPlace | undefined> {
  const record = await get<PlaceRecord>(keyOf(place));
  return record && listedPlace(record);
}

/** By placeKey. */
export async function listedAmong(places: readonly Place[]): Promise<ReadonlyMap<string, ListedPlace>> {
  const records = await getMany<PlaceRecord>(places.map(keyOf));
  return new Map(records.map(listedPlace).map((place) => [placeKey(place), place]));
}

const asRead = (before: ListedPlace | undefined): Condition => {
  if (!before) return { ConditionExpression: "attribute_not_exists(pk)" };
  if (!before.departments) return { ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(departments)" };
  return holds({ departments: before.departments });
};

/** @param before as read; undefined while not listed */
export const putPlace = ({ City, State, departments }: ListedPlace, before?: ListedPlace): Write =>
  put({ ...keyOf({ City, State }), city: City, state: State, departments } as PlaceRecord, asRead(before));

export const deletePlace = (before: ListedPlace): Write => discard(keyOf(before), asRead(before));

async function placesFrom(State: string, after: string, limit: number): Promise<ListedPlace[]> {
  const records = await rowsAfter<PlaceRecord>(participatingPk(State), limit, { after, isConsistent: false });
  return records.map(listedPlace);
}

/** By placeKey, after one; "" is the beginning. */
export async function readPlaces(codes: readonly string[], after: string, limit: number): Promise<ListedPlace[]> {
  const [begun = "", city = ""] = after.split("#");
  const left = [...codes].sort().filter((code) => code >= begun);
  // Most states have few.
  const found = await Promise.all(left.map((code) => placesFrom(code, code === begun ? city : "", limit)));
  return found.flat().slice(0, limit);
}
