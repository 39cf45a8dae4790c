import { crossesItself } from "./crossesItself.ts";
import type { Ring } from "./Ring.ts";

const mostCorners = 1_000;

const isSame = ([lng, lat]: Ring[number], [otherLng, otherLat]: Ring[number]): boolean =>
  lng === otherLng && lat === otherLat;

export function isClosed(ring: Ring): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return !first || !last || isSame(first, last);
}

/** Closed: an open ring has nobody in it, silently. */
export const close = (ring: Ring): Ring => (isClosed(ring) ? ring : [...ring, ...ring.slice(0, 1)]);

const cornersOf = (ring: Ring): number => new Set(ring.map(([lng, lat]) => `${lng} ${lat}`)).size;

/** Why closed rings have no inside to speak of. */
export function flawOf(rings: readonly Ring[]): "few" | "wide" | "crossed" | undefined {
  if (rings.length === 0 || rings.some((ring) => cornersOf(ring) < 3)) return "few";
  const lngs = rings.flat().map(([lng]) => lng);
  if (Math.max(...lngs) - Math.min(...lngs) > 180) return "wide";
  return crossesItself(rings) ? "crossed" : undefined;
}

const sentences = {
  few: "An area needs at least three corners.",
  wide: "An area may not go over the 180th meridian.",
  crossed: "The area crosses itself. Please draw it without crossings.",
} as const;

/** The outer ring, then holes. Returns a sentence for an area that cannot be meant. */
export function readPolygon(drawn: readonly Ring[]): readonly Ring[] | string {
  const rings = drawn.map(close);
  if (rings.flat().length > mostCorners) return "Please draw the area with at most 1,000 corners.";
  const flaw = flawOf(rings);
  return flaw ? sentences[flaw] : rings;
}
