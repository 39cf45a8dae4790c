import { useRef } from "react";
import type { Position } from "#shared/model/household.ts";
import type { HouseholdDetails } from "./householdDetails.ts";

const isChosen = (position: Position | undefined): boolean => position?.Exactness === "FAMILY";

/**
 * The position to send with details: the first one that was sent with them, unless the family moves its pin. A second
 * try after a lost answer is then the same request, even when the map has answered meanwhile.
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
