import { land as landUrl } from "virtual:mapShapes";
import type { ExpressionSpecification } from "maplibre-gl";
import type { StyleSpecification } from "react-map-gl/maplibre";
import { dark, light } from "#shared/palette.ts";
import { shoreMargin } from "./shoreMargin.ts";
import type { StateCounties } from "./statesIn.ts";

const font = ["Arial", "sans-serif"];
const attribution = "Shapes: US Census Bureau, us-atlas; Natural Earth";

/** A line's width in px for a width in metres, right at 45 degrees north; from zoom 10 on it grows no more. */
const metresWide = (metres: number): ExpressionSpecification => {
  const atZoom = (zoom: number) => (metres / 55_346) * 2 ** zoom;
  return ["interpolate", ["exponential", 2], ["zoom"], 0, atZoom(0), 10, atZoom(10)];
};

/** Shapes of a file that are one of these parts of the map. */
const partOf = (...parts: readonly string[]): ExpressionSpecification => [
  "in",
  ["get", "part"],
  ["literal", [...parts]],
];

interface Names {
  readonly id: string;
  readonly source: string;
  readonly zooms: readonly [from: number, to: number];
  readonly size: number;
}

const names = ({ id, source, zooms, size }: Names, text: string, halo: string) => ({
  id,
  type: "symbol" as const,
  source,
  minzoom: zooms[0],
  maxzoom: zooms[1],
  filter: partOf("name"),
  layout: { "text-field": ["get", "name"] as ["get", string], "text-font": font, "text-size": size },
  paint: { "text-color": text, "text-halo-color": halo, "text-halo-width": 1.5 },
});

const sourceOf = ({ state }: StateCounties): string => `counties-${state}`;

/**
 * A map of the states and of their neighbours' land, with the counties of some states, without tiles, glyphs or a key
 * of another host. The map loads and reads the shapes itself, in its worker.
 */
export function offlineStyle(isDark: boolean, counties: readonly StateCounties[]): StyleSpecification {
  const { ground, land, state, county, text } = (isDark ? dark : light).map;
  return {
    version: 8,
    sources: {
      // One source, so that no country is drawn before the others.
      land: { type: "geojson", data: landUrl, attribution },
      ...Object.fromEntries(
        counties.map((one) => [sourceOf(one), { type: "geojson" as const, data: one.url }]),
      ),
    },
    layers: [
      { id: "ground", type: "background", paint: { "background-color": ground } },
      {
        id: "shores",
        type: "line",
        source: "land",
        filter: partOf("neighbours"),
        layout: { "line-join": "round" },
        paint: { "line-color": land, "line-width": metresWide(2 * shoreMargin) },
      },
      {
        id: "land",
        type: "fill",
        source: "land",
        filter: partOf("states", "neighbours"),
        paint: { "fill-color": land },
      },
      ...counties.map((one) => ({
        id: `${sourceOf(one)}-borders`,
        type: "line" as const,
        source: sourceOf(one),
        filter: partOf("borders"),
        paint: { "line-color": county, "line-width": 1 },
      })),
      {
        id: "state",
        type: "line",
        source: "land",
        filter: partOf("states", "borders"),
        paint: { "line-color": state, "line-width": 1.4 },
      },
      ...counties.map((one) =>
        names({ id: `${sourceOf(one)}-names`, source: sourceOf(one), zooms: [7, 24], size: 13 }, text, land),
      ),
      names({ id: "stateNames", source: "land", zooms: [3, 7.5], size: 15 }, text, land),
    ],
  };
}
