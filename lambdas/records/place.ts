import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import { cityKey, type Place } from "#shared/rules/place.ts";
import { lastOf, participatingPk } from "./keys.ts";
import { get, type Key, range, table } from "./table.ts";

/** A city whose departments take part, written as it is shown. */
interface PlaceRecord extends Key {
  readonly city: string;
  readonly state: string;
}

const keyOf = ({ City, State }: Place): Key => ({ pk: participatingPk(State), sk: cityKey(City) });

/** The participating cities of a state whose names begin like `city`, by name; all of them for "". */
export async function findPlaces(state: string, city: string): Promise<Place[]> {
  const prefix = cityKey(city);
  const records = await range<PlaceRecord>(participatingPk(state), prefix || " ", lastOf(prefix));
  return records.map((record) => ({ City: record.city, State: record.state }));
}

/** A city as it is listed; undefined when it does not take part. */
export const getPlace = (place: Place) => get<PlaceRecord>(keyOf(place));

export async function putPlace(place: Place): Promise<void> {
  const record: PlaceRecord = { ...keyOf(place), city: place.City, state: place.State };
  await table.send(new PutCommand({ TableName: env.table, Item: record }));
}
