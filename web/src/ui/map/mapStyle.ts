import type { StyleSpecification } from "react-map-gl/maplibre";
import { siteConfig } from "#web/api/siteConfig.ts";
import { nearestZoom } from "./zooms.ts";

/** How a map is drawn, and the zoom from which on it shows nothing more. */
interface DrawnMap {
  readonly style: StyleSpecification | string;
  readonly finest: number;
}

/** The deployment's own map where there is one; otherwise the states and counties that come with the site. */
export async function mapStyle(dark: boolean): Promise<DrawnMap> {
  const configured = await siteConfig().then(
    ({ mapStyle: address }) => address,
    () => undefined,
  );
  if (configured) return { style: configured, finest: nearestZoom };
  // A deployment with a map of its own never loads this one.
  const { offlineStyle } = await import("./offlineStyle.ts");
  return { style: await offlineStyle(dark), finest: 7.5 };
}
