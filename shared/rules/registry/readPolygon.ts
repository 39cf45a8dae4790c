import { kinks } from "@turf/kinks";

/** Longitude first, as in GeoJSON. */
export type Point = readonly [lng: number, lat: number];
export type Ring = readonly Point[];

const mostCorners = 1_000;

const isSame = ([lng, lat]: Point, [otherLng, otherLat]: Point): boolean => lng === otherLng && lat === otherLat;

/** Closed: an open ring has nobody in it, silently. */
function close(ring: Ring): Ring {
  const [first, last] = [ring[0], ring.at(-1)];
  return first && last && !isSame(first, last) ? [...ring, first] : ring;
}

const cornersOf = (ring: Ring): number => new Set(ring.map(([lng, lat]) => `${lng} ${lat}`)).size;

function crossesItself(rings: readonly Ring[]): boolean {
  const coordinates = rings.map((ring) => ring.map(([lng, lat]) => [lng, lat]));
  return kinks({ type: "Polygon", coordinates }).features.length > 0;
}

/** The outer ring, then holes. Returns a sentence for an area that cannot be meant. */
export function readPolygon(drawn: readonly Ring[]): readonly Ring[] | string {
  const rings = drawn.map(close);
  const points = rings.flat();
  if (rings.length === 0 || rings.some((ring) => cornersOf(ring) < 3)) return "An area needs at least three corners.";
  if (points.length > mostCorners) return "Please draw the area with at most 1,000 corners.";
  const lngs = points.map(([lng]) => lng);
  if (Math.max(...lngs) - Math.min(...lngs) > 180) return "An area may not go over the 180th meridian.";
  return crossesItself(rings) ? "The area crosses itself. Please draw it without crossings." : rings;
}
