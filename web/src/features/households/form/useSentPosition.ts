import { useRef } from "react";
import type { Position } from "#shared/model/household.ts";
import type { HouseholdDetails } from "./householdDetails.ts";

const isChosen = (position: Position | undefined): boolean => position?.Exactness === "FAMILY";

/**
 * Returns the first position sent with these details, unless the family moves its pin: a retry after a lost
 * answer is the same request, even if the map answered meanwhile.
 */
export function useSentPosition(details: HouseholdDetails) {
  const sent = useRef<{ readonly text: string; readonly position: Position | undefined }>(undefined);
  const text = JSON.stringify(details);
  return (position: Position | undefined): Position | undefined => {
    const { current } = sent;
    if (current?.text === text && !isChosen(current.position) && !isChosen(position)) return current.position;
    sent.current = { text, position };
    return position;
  };
}
