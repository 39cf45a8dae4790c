import { useRef, useState } from "react";
import { geocodeAddress } from "#shared/contract/households.ts";
import { type Address, formatAddress } from "#shared/model/address.ts";
import type { Position } from "#shared/model/household.ts";
import { useCall } from "#web/api/useCall.ts";
import type { HouseholdFields } from "./householdDetails.ts";

type Point = Pick<Position, "Lat" | "Lng">;

export interface AddressPin {
  readonly lookup: ReturnType<typeof useCall<typeof geocodeAddress>>;
  readonly position: Position | undefined;
  readonly moveTo: (point: Point) => void;
  readonly reset: () => void;
}

/** @param stored the position of a registered household */
export function useAddressPin({ Street, City, State, Zip }: Address, stored?: Position): AddressPin {
  const address = { Street, City, State, Zip };
  const lookup = useCall(geocodeAddress, address);
  const text = formatAddress(address);
  // Another address begins anew.
  const [moved, setMoved] = useState<{ readonly text: string; readonly to?: Position }>();
  const kept = stored?.Exactness === "FAMILY" ? stored : undefined;
  const own = moved?.text === text ? moved.to : kept;
  return {
    lookup,
    position: own ?? lookup.data?.Geo,
    moveTo: ({ Lat, Lng }) => setMoved({ text, to: { Lat, Lng, Exactness: "FAMILY" } }),
    reset: () => setMoved({ text }),
  };
}

const isChosen = (position: Position | undefined): boolean => position?.Exactness === "FAMILY";

/**
 * Gives the first position sent with these details, unless the family moves its pin: a retry after a lost answer is the
 * same request, even if the map answered meanwhile.
 */
export function useSentPosition(details: HouseholdFields) {
  const sent = useRef<{ readonly text: string; readonly position: Position | undefined }>(undefined);
  const text = JSON.stringify(details);
  return (position: Position | undefined): Position | undefined => {
    const { current } = sent;
    if (current?.text === text && !isChosen(current.position) && !isChosen(position)) return current.position;
    sent.current = { text, position };
    return position;
  };
}
