import type { ExpressionSpecification, SymbolLayerSpecification } from "maplibre-gl";
import type { dark, light } from "#shared/palette.ts";

type Colors = typeof light.map | typeof dark.map;

export const partOf = (...parts: readonly string[]): ExpressionSpecification => [
  "in",
  ["get", "part"],
  ["literal", [...parts]],
];

interface NameStyle {
  readonly zooms: readonly [from: number, to: number];
  /** px. */
  readonly size: number;
}

/** Without id and source. */
export const nameLayer = ({ text, land }: Colors, { zooms, size }: NameStyle) =>
  ({
    type: "symbol",
    minzoom: zooms[0],
    maxzoom: zooms[1],
    filter: partOf("name"),
    layout: { "text-field": ["get", "name"], "text-font": ["Arial", "sans-serif"], "text-size": size },
    paint: { "text-color": text, "text-halo-color": land, "text-halo-width": 1.5 },
  }) satisfies Omit<SymbolLayerSpecification, "id" | "source">;
