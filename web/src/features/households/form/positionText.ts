import type { ResponseOf } from "#shared/contract/call.ts";
import type { geocodeAddress } from "#shared/contract/households.ts";
import { type Address, addressNotOnMap } from "#shared/model/address.ts";
import type { Position } from "#shared/model/household.ts";
import type { ApiError } from "#web/api/ApiError.ts";

interface PositionLookup {
  readonly position: Position | undefined;
  readonly isLooking: boolean;
  readonly error: ApiError | null;
}

export type ZipPlace = Pick<ResponseOf<typeof geocodeAddress>, "ZipCity" | "ZipState">;

/** Only a house on the map is called found. */
export function positionText({ position, isLooking, error }: PositionLookup): string {
  if (position?.Exactness === "FAMILY") return "The pin stands where you put it.";
  if (position?.Exactness === "ADDRESS") return "We found this address on the map.";
  if (position) return "We know only the ZIP area of this address.";
  if (isLooking) return "Looking for this address on the map…";
  if (!error) return addressNotOnMap;
  return error.status === 400 ? error.message : "We cannot look at the map right now. You can still save this address.";
}

/** "Fort Campbell", or "Fort Campbell, KY" where the states differ. */
export const zipPlace = ({ ZipCity = "", ZipState }: ZipPlace): string =>
  [ZipCity, ...(ZipState ? [ZipState] : [])].join(", ");

export function cityQuestion({ City, State, Zip }: Pick<Address, "City" | "State" | "Zip">, zip: ZipPlace): string {
  const typed = zip.ZipState ? `${City}, ${State}` : City;
  return `${Zip.slice(0, 5)} is in ${zipPlace(zip)}. Is ${typed} right?`;
}
