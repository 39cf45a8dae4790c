import { type ComponentProps, lazy } from "react";
import { MapFrame } from "./MapFrame.tsx";
import type { MapPoint, MapSection } from "./MapPoint.ts";
import type { LoadStyle } from "./useMapStyle.ts";

const MapCanvas = lazy(() => import("./MapCanvas.tsx").then(({ MapCanvas }) => ({ default: MapCanvas })));

interface Props extends Omit<ComponentProps<typeof MapFrame>, "children"> {
  readonly points: readonly MapPoint[];
  readonly view: MapSection;
  /** For points outside of the view. @default false */
  readonly fitsPoints?: boolean;
  /** Without an address, drawn from the site's own shapes. */
  readonly loadStyle: LoadStyle;
  /** Moves the only point, by dragging or with the arrow keys. */
  readonly onMove?: (to: Pick<MapPoint, "lat" | "lng">) => void;
}

/** For people who cannot see a map, a page also lists the points. */
export function MapView({ label, height = 400, fitsPoints = false, ...map }: Props) {
  return (
    <MapFrame label={label} height={height}>
      <MapCanvas {...map} fitsPoints={fitsPoints} />
    </MapFrame>
  );
}
