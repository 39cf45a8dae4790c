import type { ComponentProps } from "react";
import { MapView } from "#web/ui/map/MapView.tsx";

/** The Great Lakes around Detroit. */
export const defaultView = { lat: 42.33, lng: -83.05, zoom: 5 } as const;

/** Without a service's settings the site's own map is drawn. */
export const loadMapStyle = () =>
  import("#web/api/siteConfig.ts")
    .then(({ siteConfig }) => siteConfig())
    .then(
      ({ mapStyle }) => mapStyle ?? undefined,
      () => undefined,
    );

interface Props extends Pick<ComponentProps<typeof MapView>, "label" | "points" | "height" | "onMove"> {
  /** @default the Great Lakes, widened where a point lies outside */
  readonly view?: ComponentProps<typeof MapView>["view"];
}

export function HouseholdMap({ view, ...props }: Props) {
  return <MapView {...props} view={view ?? defaultView} fitsPoints={view === undefined} loadStyle={loadMapStyle} />;
}
