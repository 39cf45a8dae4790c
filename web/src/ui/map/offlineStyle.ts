import { land as landUrl } from "virtual:mapShapes";
import type { ExpressionSpecification } from "maplibre-gl";
import type { StyleSpecification } from "react-map-gl/maplibre";
import { dark, light } from "#shared/palette.ts";
import { nameLayer, partOf } from "./shapeLayers.ts";
import { shoreMargin } from "./shoreMargin.ts";

/** Above the counties. */
export const underState = "state";
export const underNames = "stateNames";

const attribution = "Shapes: US Census Bureau, us-atlas; Natural Earth. Towns: GeoNames";

/** px, right at 45 degrees north; constant from zoom 10 on. */
const metresWide = (metres: number): ExpressionSpecification => {
  const atZoom = (zoom: number) => (metres / 55_346) * 2 ** zoom;
  return ["interpolate", ["exponential", 2], ["zoom"], 0, atZoom(0), 10, atZoom(10)];
};

/** Without tiles, glyphs or another host's key. The map's worker loads the shapes. */
export function offlineStyle(isDark: boolean): StyleSpecification {
  const colors = (isDark ? dark : light).map;
  const { ground, land, state } = colors;
  return {
    version: 8,
    // One source: no country is drawn before the others.
    sources: { land: { type: "geojson", data: landUrl, attribution } },
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
      {
        id: underState,
        type: "line",
        source: "land",
        filter: partOf("states", "borders"),
        paint: { "line-color": state, "line-width": 1.4 },
      },
      { id: underNames, source: "land", ...nameLayer(colors, { zooms: [3, 7.5], size: 15 }) },
    ],
  };
}
