import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Feature, MultiPolygon, Point, Polygon } from "geojson";
import { feature } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Topology } from "topojson-specification";
import { labelPoint } from "./labelPoint.ts";

type Named = { name: string };
export type Areas = GeometryCollection<Named>;
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

export const shapesOf = (atlas: Atlas, areas: Areas): Feature<Polygon | MultiPolygon, Named>[] =>
  feature(atlas, areas).features as Feature<Polygon | MultiPolygon, Named>[];

export const namesOf = (atlas: Atlas, areas: Areas): Feature<Point>[] =>
  shapesOf(atlas, areas).map(({ geometry, properties: { name } }) => ({
    type: "Feature",
    properties: { part: "name", name },
    geometry: { type: "Point", coordinates: labelPoint(geometry) },
  }));
