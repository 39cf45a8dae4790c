import neighboursUrl from "virtual:neighbours.json?url";
import type { FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import type { ExpressionSpecification } from "maplibre-gl";
import type { StyleSpecification } from "react-map-gl/maplibre";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import shapesUrl from "us-atlas/counties-10m.json?url";
import { dark, light } from "#shared/palette.ts";
import { shoreMargin } from "./shoreMargin.ts";

type Named = { name: string };
type Shapes = FeatureCollection<Polygon | MultiPolygon, Named>;
type Atlas = Topology<{ states: GeometryCollection<Named>; counties: GeometryCollection<Named> }>;
type Neighbours = Topology<{ land: GeometryCollection }>;

const font = ["Arial", "sans-serif"];

/** Twice the area of a ring; the sign is its direction. */
function area(ring: readonly Position[]): number {
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** One point for a shape's name, in the middle of its largest part, so that islands do not repeat it. */
function labelPoint({ coordinates, type }: Polygon | MultiPolygon): Position {
  const outer = type === "Polygon" ? [coordinates[0] ?? []] : coordinates.map(([ring = []]) => ring);
  const largest = outer.reduce((best, ring) => (Math.abs(area(ring)) > Math.abs(area(best)) ? ring : best));
  const xs = largest.map(([x = 0]) => x);
  const ys = largest.map(([, y = 0]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

function labels(shapes: Shapes): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: shapes.features.map(({ geometry, properties }) => ({
      type: "Feature",
      properties,
      geometry: { type: "Point", coordinates: labelPoint(geometry) },
    })),
  };
}

const load = async <Shapes>(url: string) => (await (await fetch(url)).json()) as Shapes;

let loading: Promise<[Atlas, Neighbours]> | undefined;

function loadAtlas(): Promise<[Atlas, Neighbours]> {
  loading ??= Promise.all([load<Atlas>(shapesUrl), load<Neighbours>(neighboursUrl)]);
  return loading;
}

function names(source: string, zooms: readonly [number, number], size: number, text: string, halo: string) {
  return {
    id: source,
    type: "symbol" as const,
    source,
    minzoom: zooms[0],
    maxzoom: zooms[1],
    layout: { "text-field": ["get", "name"] as ["get", string], "text-font": font, "text-size": size },
    paint: { "text-color": text, "text-halo-color": halo, "text-halo-width": 1.5 },
  };
}

/** A line's width in px for a width in metres, right at 45 degrees north; from zoom 10 on it grows no more. */
const metresWide = (metres: number): ExpressionSpecification => {
  const atZoom = (zoom: number) => (metres / 55_346) * 2 ** zoom;
  return ["interpolate", ["exponential", 2], ["zoom"], 0, atZoom(0), 10, atZoom(10)];
};

/** Only states have names. */
const isState: ExpressionSpecification = ["has", "name"];

/** A map of states and counties and of their neighbours' land, without tiles, glyphs or a key of another host. */
export async function offlineStyle(isDark: boolean): Promise<StyleSpecification> {
  const [atlas, neighbours] = await loadAtlas();
  const states = feature(atlas, atlas.objects.states) as Shapes;
  const around = feature(neighbours, neighbours.objects.land);
  const counties = feature(atlas, atlas.objects.counties) as Shapes;
  const { ground, land, state, county, text } = (isDark ? dark : light).map;
  const attribution = "Shapes: US Census Bureau, us-atlas; Natural Earth";
  return {
    version: 8,
    sources: {
      // One source, so that no country is drawn before the others.
      land: {
        type: "geojson",
        data: { ...states, features: [...states.features, ...around.features] },
        attribution,
      },
      counties: { type: "geojson", data: counties },
      stateNames: { type: "geojson", data: labels(states) },
      countyNames: { type: "geojson", data: labels(counties) },
    },
    layers: [
      { id: "ground", type: "background", paint: { "background-color": ground } },
      {
        id: "shores",
        type: "line",
        source: "land",
        filter: ["!", isState],
        layout: { "line-join": "round" },
        paint: { "line-color": land, "line-width": metresWide(2 * shoreMargin) },
      },
      { id: "land", type: "fill", source: "land", paint: { "fill-color": land } },
      {
        id: "county",
        type: "line",
        source: "counties",
        minzoom: 4.5,
        paint: { "line-color": county, "line-width": 1 },
      },
      {
        id: "state",
        type: "line",
        source: "land",
        filter: isState,
        paint: { "line-color": state, "line-width": 1.4 },
      },
      names("countyNames", [7, 24], 13, text, land),
      names("stateNames", [3, 7.5], 15, text, land),
    ],
  };
}
