import { useMap } from "react-map-gl/maplibre";

/** Of the map's own names: another font may have no glyphs there. */
export function useFont(): string[] {
  const { current: map } = useMap();
  for (const layer of map?.getStyle().layers ?? []) {
    const font = layer.type === "symbol" ? layer.layout?.["text-font"] : undefined;
    if (Array.isArray(font) && font.every((name) => typeof name === "string")) return font as string[];
  }
  return ["Arial", "sans-serif"];
}
