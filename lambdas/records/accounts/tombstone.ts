import { accountKey } from "#lambdas/records/table/keys.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import type { AccountDetails } from "./account.ts";

const initialOf = (name: string): string => [...name][0] ?? "";

/**
 * What is left of an erased account: that there was one, of which role and city, from when to when, and two
 * initials. It stands in no list by role or place.
 */
export function tombstone(account: AccountDetails, erased: string): AccountDetails & Key {
  const { id, role, first, last, address, created, version } = account;
  return {
    ...accountKey(id),
    ...{ id, role, created, version },
    status: "DELETED",
    statusSince: erased,
    updated: erased,
    email: "",
    first: initialOf(first),
    last: initialOf(last),
    address: { Street: "", City: address.City, State: address.State, Zip: "" },
    tokensValidFrom: Math.floor(Date.parse(erased) / 1000) + 1,
  };
}
