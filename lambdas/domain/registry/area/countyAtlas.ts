import { createRequire } from "node:module";
import type { Feature, MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { atFirstUse } from "#shared/atFirstUse.ts";
import { countyName } from "#shared/rules/registry/countyName.ts";
import type { Point } from "#shared/rules/registry/Ring.ts";
import { stateCodes } from "#shared/rules/registry/stateNumbers.ts";

interface ShapeName {
  readonly name: string;
}
type Shapes = GeometryCollection<ShapeName>;
type Atlas = Topology<{ readonly states: Shapes; readonly counties: Shapes }>;
type Rings = readonly (readonly Point[])[];

export interface NamedShape {
  /** "Wayne, MI", "Michigan" */
  readonly name: string;
  /** Of each part its outer ring, then holes. None of them goes over the 180th meridian. */
  readonly polygons: readonly Rings[];
}

// 842 kB beside the bundle, read where a county is asked for: no other call pays for it.
const atlas = atFirstUse(() => createRequire(import.meta.filename)("us-atlas/counties-10m.json") as Atlas);

const indexed = atFirstUse(() => {
  const { states, counties } = atlas().objects;
  return new Map([...states.geometries, ...counties.geometries].map((geometry) => [String(geometry.id), geometry]));
});

/** Renamed or merged since, or parted: by their new numbers. */
const formerly: Readonly<Record<string, string>> = {
  "46113": "46102",
  "02270": "02158",
  "51515": "51019",
  "02063": "02261",
  "02066": "02261",
};

const countyWords = (name: string, number: string): string =>
  `${countyName(name, number)}, ${stateCodes().get(number.slice(0, 2)) ?? ""}`;

/**
 * A county, by five digits, or a state, by two. By the shapes of the Census Bureau for maps of 1 : 10,000,000: at rivers
 * they err by up to 2 km. Undefined for a number without a shape.
 */
export function shapeOf(number: string): NamedShape | undefined {
  const geometry = indexed().get(formerly[number] ?? number);
  if (!geometry) return undefined;
  const { geometry: shape, properties } = feature(atlas(), geometry) as Feature<Polygon | MultiPolygon, ShapeName>;
  const name = number.length === 2 ? properties.name : countyWords(properties.name, number);
  const polygons = shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates;
  return { name, polygons: polygons as unknown as Rings[] };
}
