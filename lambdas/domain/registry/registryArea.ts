import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { RegistryRow } from "#lambdas/records/registry/registryRow.ts";
import type { Area } from "#shared/model/registry/area.ts";
import type { RegistryNeed } from "#shared/model/registry/registryNeeds.ts";
import { type Circle, inRadians } from "#shared/rules/registry/circleExtent.ts";
import { boundsOf, everyHome, inPlace, inZip, listsAt, withNeed, withoutPosition } from "./homeLists.ts";

const earthRadius = 6_371;

type Spot = Pick<Circle, "Lat" | "Lng">;

function kilometersBetween(one: Spot, other: Spot): number {
  const [high, wide] = [inRadians(other.Lat - one.Lat), inRadians(other.Lng - one.Lng)];
  const part =
    Math.sin(high / 2) ** 2 + Math.cos(inRadians(one.Lat)) * Math.cos(inRadians(other.Lat)) * Math.sin(wide / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(part)));
}

export const isDrawn = (area: Area | undefined): area is Extract<Area, { Circle: unknown } | { Polygon: unknown }> =>
  area !== undefined && ("Circle" in area || "Polygon" in area);

function isInShape({ lat, lng }: RegistryRow, area: Area): boolean {
  if (lat === undefined || lng === undefined) return false;
  if ("Circle" in area) return kilometersBetween(area.Circle, { Lat: lat, Lng: lng }) <= area.Circle.Km;
  if (!("Polygon" in area)) return true;
  const coordinates = area.Polygon.map((ring) => ring.map(([x, y]) => [x, y]));
  return booleanPointInPolygon([lng, lat], { type: "Polygon", coordinates });
}

/** Whether a home of the area's lists lies in it: exactly, where cells are only near. */
export const isIn = (row: RegistryRow, area: Area | undefined): boolean => !isDrawn(area) || isInShape(row, area);

/** The lists that together hold every home of an area with one of the needs, and perhaps others. */
export function listsFor(area: Area | undefined, needs: readonly RegistryNeed[]): readonly string[] {
  if (area && "Unplaced" in area) return [withoutPosition];
  if (isDrawn(area)) return listsAt(boundsOf(area));
  if (area && "Zip" in area) return [inZip(area.Zip)];
  if (area && "City" in area) return [inPlace(area)];
  return needs.length > 0 ? needs.map(withNeed) : [everyHome];
}
