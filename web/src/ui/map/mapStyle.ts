import type { StyleSpecification } from "react-map-gl/maplibre";
import { nearestZoom } from "./zooms.ts";

/** Loads the address of a map style; undefined where there is none. */
export type LoadStyle = () => Promise<string | undefined>;

/** A map's style, and the zoom from which on it has no more detail. */
interface DetailedStyle {
  readonly style: StyleSpecification | string;
  readonly finest: number;
}

/** The given map style where there is one; otherwise the states and counties that come with the site. */
export async function mapStyle(loadStyle: LoadStyle, dark: boolean): Promise<DetailedStyle> {
  const style = await loadStyle();
  if (style) return { style, finest: nearestZoom };
  // Loaded only where it is drawn.
  const { offlineStyle } = await import("./offlineStyle.ts");
  return { style: await offlineStyle(dark), finest: 7.5 };
}
