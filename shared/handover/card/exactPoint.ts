import type { Position } from "#shared/model/household.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";

/** The middle of a zip's area would send a crew to the wrong door. */
export const exactPoint = ({ Position: position }: Entry): Position | undefined =>
  position?.Exactness === "ZIP" ? undefined : position;

export function exactnessWords({ Position: position }: Entry): string {
  if (!position) return "not on the map yet";
  if (position.Exactness === "ZIP") return "known to the zip's area only";
  return position.Exactness === "FAMILY" ? "set by the family" : "of the address";
}
