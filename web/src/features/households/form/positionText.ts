import { addressNotOnMap } from "#shared/model/address.ts";
import type { Position } from "#shared/model/household.ts";
import type { ApiError } from "#web/api/ApiError.ts";

interface PositionLookup {
  readonly position: Position | undefined;
  readonly isLooking: boolean;
  readonly error: ApiError | null;
}

/** Only a house on the map is called found. */
export function positionText({ position, isLooking, error }: PositionLookup): string {
  if (position?.Exactness === "FAMILY") return "The pin stands where you put it.";
  if (position?.Exactness === "ADDRESS") return "We found this address on the map.";
  if (position) return "We know only the ZIP area of this address.";
  if (isLooking) return "Looking for this address on the map…";
  if (!error) return addressNotOnMap;
  return error.status === 400
    ? error.message
    : "We cannot look at the map right now. You can still save this address.";
}

export const cityQuestion = (zip: string, zipCity: string, city: string): string =>
  `${zip.slice(0, 5)} is in ${zipCity}. Is ${city} right?`;
