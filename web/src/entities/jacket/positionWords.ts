import type { Position } from "#shared/model/household.ts";

const exactnessWords = {
  ADDRESS: "this house",
  FAMILY: "set by the family",
} as const;

/** A point as a navigation device takes it, and how exact it is. The middle of a ZIP area is no point to drive to. */
export function positionWords({ Lat, Lng, Exactness }: Position): string {
  if (Exactness === "ZIP") return "ZIP area only";
  const how = Exactness ? exactnessWords[Exactness] : "not known how exact";
  return `${Lat.toFixed(5)}, ${Lng.toFixed(5)} (${how})`;
}
