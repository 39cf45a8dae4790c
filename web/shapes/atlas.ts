import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Feature, MultiPolygon, Point, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Topology } from "topojson-specification";

/** Twice the area of a ring; the sign is its direction. */
function area(ring: readonly Position[]): number {
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** In the largest part's middle: islands do not repeat the name. */
function labelPoint({ coordinates, type }: Polygon | MultiPolygon): Position {
  const outer = type === "Polygon" ? [coordinates[0] ?? []] : coordinates.map(([ring = []]) => ring);
  const largest = outer.reduce((best, ring) => (Math.abs(area(ring)) > Math.abs(area(best)) ? ring : best));
  const xs = largest.map(([x = 0]) => x);
  const ys = largest.map(([, y = 0]) => y);
  return [Math.min(...xs) + Math.max(...xs), Math.min(...ys) + Math.max(...ys)].map((sum) => twoDecimals(sum / 2));
}

type AreaName = { name: string };
export type Areas = GeometryCollection<AreaName>;
export type Atlas = Topology<{ states: Areas; counties: Areas }>;

/** Half a kilometre; shapes for maps of 1 : 10,000,000 are known to several. */
export const atlasGrid = { step: 0.005 };

/** Square degrees; smaller bends do not show at the finest zoom. */
const leastBend = 0.0005;

/** From the US Census Bureau, simplified together: a border stays the same in both. */
export function loadAtlas(): Atlas {
  const file = import.meta.resolve("us-atlas/counties-10m.json");
  const atlas = JSON.parse(readFileSync(fileURLToPath(file), "utf8")) as Atlas;
  return simplify(presimplify(atlas), leastBend) as Atlas;
}

export const shapesOf = (atlas: Atlas, areas: Areas): Feature<Polygon | MultiPolygon, AreaName>[] =>
  feature(atlas, areas).features as Feature<Polygon | MultiPolygon, AreaName>[];

/** `number` is the Census Bureau's: two digits of a state, five of a county. */
export const namesOf = (atlas: Atlas, areas: Areas): Feature<Point>[] =>
  shapesOf(atlas, areas).map(({ id, geometry, properties: { name } }) => ({
    type: "Feature",
    properties: { part: "name", name, number: String(id) },
    geometry: { type: "Point", coordinates: labelPoint(geometry) },
  }));
