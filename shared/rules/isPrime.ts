import type { Address } from "#shared/model/address.ts";
import { cityKey, placeKey } from "./place.ts";

function addressKey({ Street, City, State, Zip }: Address): string {
  return `${cityKey(Street)}|${placeKey({ City, State })}|${Zip.slice(0, 5)}`;
}

/** Whether a household is the account's primary residence: the same street, city, state and 5-digit zip. */
export function isPrime(household: Address, primary: Address): boolean {
  return addressKey(household) === addressKey(primary);
}
