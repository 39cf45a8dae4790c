import { homesPk, householdKey, lastOf } from "#lambdas/records/table/keys.ts";
import { check, discard, get, type Key, put, query, type Write } from "#lambdas/records/table/table.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import type { HouseholdDetails } from "./household.ts";

// The households of a place in all accounts, so that their families are found when a department joins or leaves.

/** Where a household is found by its place. */
export interface Home {
  readonly owner: string;
  /** When the household was registered. */
  readonly created: string;
}

type Registered = Pick<HouseholdDetails, "owner" | "id" | "address" | "created">;

const sortOf = ({ owner, id }: Pick<Registered, "owner" | "id">): string => `${owner}.${id}`;

export const homeKey = (household: Omit<Registered, "created">): Key => ({
  pk: homesPk(placeKey(household.address)),
  sk: sortOf(household),
});

/** Lists a household at its place, in the transaction that registers it; again, it changes nothing. */
export const listHome = (household: Registered): Write => {
  const { owner, created } = household;
  return put({ ...homeKey(household), owner, created } as Key);
};

/** Lists a household of before such rows in the transaction of its next change. */
export const listEarlierHome = (household: HouseholdDetails): Write[] =>
  household.isListed ? [] : [listHome(household)];

export const unlistHome = (household: Omit<Registered, "created">): Write => discard(homeKey(household));

export const isHomeListed = async (household: Omit<Registered, "created">): Promise<boolean> =>
  (await get(homeKey(household))) !== undefined;

/** Requires that the household is still there when its row is written. */
export const requireHousehold = ({ owner, id }: Pick<Registered, "owner" | "id">, gone: Error): Write =>
  check(householdKey(owner, id), { ConditionExpression: "attribute_exists(pk)" }, gone);

/** Up to `limit` homes of a place, by owner, of the owners after one; "" is the beginning. */
export async function readHomes(place: Place, after: string, limit: number): Promise<Home[]> {
  const { items } = await query<Home>({
    KeyConditionExpression: "pk = :pk AND sk BETWEEN :first AND :last",
    ExpressionAttributeValues: {
      ":pk": homesPk(placeKey(place)),
      // After every home of the owner, whose ids all have the same length.
      ":first": after ? lastOf(`${after}.`) : "!",
      ":last": "~",
    },
    ConsistentRead: true,
    Limit: limit,
  });
  return items;
}
