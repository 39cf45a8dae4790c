import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { RegistryRow } from "#lambdas/records/registry/registryRow.ts";
import type { Area } from "#shared/model/registry/area.ts";
import type { RegistryNeed } from "#shared/model/registry/registryNeeds.ts";
import { type Circle, inRadians } from "#shared/rules/registry/circleExtent.ts";
import type { PolygonShape, Shape } from "./area/Shape.ts";
import { everyHome, inPlace, inZip, listsAt, withNeed, withoutPosition } from "./homeLists.ts";

const earthRadius = 6_371;

type Spot = Pick<Circle, "Lat" | "Lng">;

function kilometersBetween(one: Spot, other: Spot): number {
  const [high, wide] = [inRadians(other.Lat - one.Lat), inRadians(other.Lng - one.Lng)];
  const part =
    Math.sin(high / 2) ** 2 + Math.cos(inRadians(one.Lat)) * Math.cos(inRadians(other.Lat)) * Math.sin(wide / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** From the origin to the nearest point between two others. */
function reach(x1: number, y1: number, x2: number, y2: number): number {
  const [x, y] = [x2 - x1, y2 - y1];
  const length = x * x + y * y;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * x + y1 * y) / length));
  return Math.hypot(x1 + part * x, y1 + part * y);
}

/** Flat around the spot: within a few kilometers it is exact to a meter. */
function isNearEdge({ Lat, Lng }: Spot, { polygon, margin }: PolygonShape): boolean {
  if (margin === 0) return false;
  const high = inRadians(1) * earthRadius;
  const wide = high * Math.cos(inRadians(Lat));
  return polygon.coordinates.some((ring) =>
    ring.some(([lng = 0, lat = 0], at) => {
      const [lastLng = lng, lastLat = lat] = ring[at - 1] ?? [];
      return reach((lastLng - Lng) * wide, (lastLat - Lat) * high, (lng - Lng) * wide, (lat - Lat) * high) <= margin;
    }),
  );
}

function isInShape(spot: Spot, shape: Shape): boolean {
  const { Lat, Lng } = spot;
  const [south, west, north, east] = shape.bounds;
  if (Lat < south || Lat > north || Lng < west || Lng > east) return false;
  if ("Km" in shape) return kilometersBetween(shape, spot) <= shape.Km;
  return booleanPointInPolygon([Lng, Lat], shape.polygon) || isNearEdge(spot, shape);
}

/** Whether a home of the area's lists lies in one of its shapes: exactly, where cells are only near. */
export function isIn({ lat, lng }: RegistryRow, shapes: readonly Shape[] | undefined): boolean {
  if (!shapes) return true;
  if (lat === undefined || lng === undefined) return false;
  return shapes.some((shape) => isInShape({ Lat: lat, Lng: lng }, shape));
}

/** The lists that together hold every home of an area with one of the needs, and perhaps others. */
export function listsFor(
  area: Area | undefined,
  shapes: readonly Shape[] | undefined,
  needs: readonly RegistryNeed[],
): readonly string[] {
  if (area && "Unplaced" in area) return [withoutPosition];
  if (shapes) return listsAt(shapes.map(({ bounds }) => bounds));
  if (area && "Zip" in area) return [inZip(area.Zip)];
  if (area && "City" in area) return [inPlace(area)];
  return needs.length > 0 ? needs.map(withNeed) : [everyHome];
}
