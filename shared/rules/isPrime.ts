import type { Address } from "#shared/model/address.ts";
import { addressKey } from "./address/addressKey.ts";
import { placeKey } from "./place.ts";

/** The account's primary residence: the same street, city, state and 5-digit zip. */
export function isPrime(household: Address, primary: Address): boolean {
  return addressKey(household) === addressKey(primary) && placeKey(household) === placeKey(primary);
}
