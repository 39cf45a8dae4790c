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
  /** In capitals, beside towns. @default false */
  readonly isArea?: boolean;
}

/** Without id and source: larger towns, before the counties' names. */
export const townLayer = ({ text, land }: Colors) =>
  ({
    type: "symbol",
    minzoom: 6.5,
    filter: partOf("town"),
    layout: {
      "text-field": ["get", "name"],
      "text-font": ["Arial", "sans-serif"],
      "text-size": 14,
      "symbol-sort-key": ["get", "rank"],
    },
    paint: { "text-color": text, "text-halo-color": land, "text-halo-width": 1.5 },
  }) satisfies Omit<SymbolLayerSpecification, "id" | "source">;

/** Without id and source. */
export const nameLayer = ({ text, land }: Colors, { zooms, size, isArea = false }: NameStyle) =>
  ({
    type: "symbol",
    minzoom: zooms[0],
    maxzoom: zooms[1],
    filter: partOf("name"),
    layout: {
      "text-field": ["get", "name"],
      "text-font": ["Arial", "sans-serif"],
      "text-size": size,
      ...(isArea && { "text-transform": "uppercase", "text-letter-spacing": 0.1 }),
    },
    paint: { "text-color": text, "text-halo-color": land, "text-halo-width": 1.5 },
  }) satisfies Omit<SymbolLayerSpecification, "id" | "source">;
