import type { MapPoint } from "./MapPoint.ts";

/** Degrees, in MapLibre's order. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** The shorter way around the earth: Guam lies west of Alaska. */
export function boundsOf(points: readonly Pick<MapPoint, "lat" | "lng">[]): Bounds {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const isFar = Math.max(...lngs) - Math.min(...lngs) > 180;
  const wests = isFar ? lngs.map((lng) => (lng > 0 ? lng - 360 : lng)) : lngs;
  return [Math.min(...wests), Math.min(...lats), Math.max(...wests), Math.max(...lats)];
}
