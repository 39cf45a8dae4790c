import type { Area } from "#shared/model/registry/area.ts";

/** What an area is, in short. */
export function areaWords(area: Area): string {
  if ("City" in area) return `${area.City}, ${area.State}`;
  if ("Zip" in area) return `ZIP ${area.Zip}`;
  if ("Circle" in area) return `Circle of ${area.Circle.Km} km`;
  if ("Polygon" in area) return "Drawn on the map";
  if ("County" in area) return "A county";
  return "Alert" in area ? "Of an alert" : "Without an exact position";
}
