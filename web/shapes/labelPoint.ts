import type { MultiPolygon, Polygon, Position } from "geojson";

/** Twice the area of a ring; the sign is its direction. */
function area(ring: readonly Position[]): number {
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** In the middle of the largest part: islands do not repeat the name. */
export function labelPoint({ coordinates, type }: Polygon | MultiPolygon): Position {
  const outer = type === "Polygon" ? [coordinates[0] ?? []] : coordinates.map(([ring = []]) => ring);
  const largest = outer.reduce((best, ring) => (Math.abs(area(ring)) > Math.abs(area(best)) ? ring : best));
  const xs = largest.map(([x = 0]) => x);
  const ys = largest.map(([, y = 0]) => y);
  return [Math.min(...xs) + Math.max(...xs), Math.min(...ys) + Math.max(...ys)].map((sum) =>
    twoDecimals(sum / 2),
  );
}
