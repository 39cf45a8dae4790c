import { householdsOfPlacePk, lastOf, shardNumber } from "#lambdas/records/table/keys.ts";
import { discard, insert, type Key, query, update, type Write } from "#lambdas/records/table/table.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import type { HouseholdDetails } from "./household.ts";

// To find a place's families, of all accounts, when a department joins or leaves.

/** A city may be half of the registry. */
export const placeShards = Array.from({ length: 16 }, (_, shard) => shard);

export interface PlaceRow extends Key {
  readonly owner: string;
  /** Whether a department takes part there, as its family was last told. */
  readonly isCovered: boolean;
  /** When it was: at first when the household was registered. */
  readonly toldAt: string;
}

type HouseholdAddress = Pick<HouseholdDetails, "owner" | "id" | "address">;

export const placeShardOf = (owner: string): number => shardNumber(owner, placeShards.length);

export const placeRowKey = ({
  owner,
  id,
  address,
}: Pick<HouseholdDetails, "owner" | "id"> & { readonly address: Place }): Key => ({
  pk: householdsOfPlacePk(placeKey(address), placeShardOf(owner)),
  sk: `${owner}.${id}`,
});

export function listAtPlace(
  household: HouseholdAddress & Pick<HouseholdDetails, "created">,
  isCovered: boolean,
): Write {
  const { owner, created: toldAt } = household;
  return insert<PlaceRow>({ ...placeRowKey(household), owner, isCovered, toldAt });
}

export const unlistAtPlace = (household: HouseholdAddress): Write => discard(placeRowKey(household));

async function readRows(place: Place, shard: number, first: string, last: string, limit?: number): Promise<PlaceRow[]> {
  const { items } = await query<PlaceRow>({
    KeyConditionExpression: "pk = :pk AND sk BETWEEN :first AND :last",
    ExpressionAttributeValues: {
      ":pk": householdsOfPlacePk(placeKey(place), shard),
      ":first": first,
      ":last": last,
    },
    ConsistentRead: true,
    ...(limit ? { Limit: limit } : {}),
  });
  return items;
}

/** By owner, after one; "" is the beginning. */
export const readHouseholdsOfPlace = (place: Place, shard: number, after: string, limit: number): Promise<PlaceRow[]> =>
  readRows(place, shard, after ? lastOf(`${after}.`) : "!", "~", limit);

export const readHouseholdsOfFamily = (place: Place, owner: string): Promise<PlaceRow[]> =>
  readRows(place, placeShardOf(owner), `${owner}.`, lastOf(`${owner}.`));

/** The household may be gone. */
export const noteToldAtPlace = ({ pk, sk }: PlaceRow, isCovered: boolean): Write =>
  update(
    { pk, sk },
    {
      UpdateExpression: "SET isCovered = :isCovered, toldAt = :now",
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeValues: { ":isCovered": isCovered, ":now": new Date().toISOString() },
    },
  );
