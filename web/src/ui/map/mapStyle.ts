import type { StyleSpecification } from "react-map-gl/maplibre";
import { siteConfig } from "#web/api/siteConfig.ts";
import { offlineStyle } from "./offlineStyle.ts";

/** The deployment's own map where there is one; otherwise the states and counties that come with the site. */
export async function mapStyle(dark: boolean): Promise<StyleSpecification | string> {
  const configured = await siteConfig().then(
    ({ mapStyle: address }) => address,
    () => undefined,
  );
  return configured || offlineStyle(dark);
}
