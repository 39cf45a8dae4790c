import { householdsOfPlacePk, lastOf } from "#lambdas/records/table/keys.ts";
import { discard, insert, type Key, query, type Write } from "#lambdas/records/table/table.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import type { HouseholdDetails } from "./household.ts";

// All accounts' households of a place, to find their families when a department joins or leaves.

export interface PlaceRow {
  readonly owner: string;
  readonly created: string;
}

type HouseholdAddress = Pick<HouseholdDetails, "owner" | "id" | "address">;

export const placeRowKey = ({ owner, id, address }: HouseholdAddress): Key => ({
  pk: householdsOfPlacePk(placeKey(address)),
  sk: `${owner}.${id}`,
});

export function listAtPlace(household: HouseholdAddress & Pick<HouseholdDetails, "created">): Write {
  const { owner, created } = household;
  return insert<PlaceRow & Key>({ ...placeRowKey(household), owner, created });
}

export const unlistAtPlace = (household: HouseholdAddress): Write => discard(placeRowKey(household));

/** Reads households by owner, after one; "" is the beginning. */
export async function readHouseholdsOfPlace(place: Place, after: string, limit: number): Promise<PlaceRow[]> {
  const { items } = await query<PlaceRow>({
    KeyConditionExpression: "pk = :pk AND sk BETWEEN :first AND :last",
    ExpressionAttributeValues: {
      ":pk": householdsOfPlacePk(placeKey(place)),
      ":first": after ? lastOf(`${after}.`) : "!",
      ":last": "~",
    },
    ConsistentRead: true,
    Limit: limit,
  });
  return items;
}
