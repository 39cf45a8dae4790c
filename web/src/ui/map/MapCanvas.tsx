import type { MapMouseEvent } from "maplibre-gl";
import { BaseMap } from "./BaseMap.tsx";
import { FitPoints } from "./FitPoints.tsx";
import type { MapPoint, MapSection } from "./MapPoint.ts";
import { MapMarkers } from "./markers/MapMarkers.tsx";
import { MapPin } from "./markers/MapPin.tsx";
import type { LoadStyle } from "./useMapStyle.ts";

interface Props {
  readonly points: readonly MapPoint[];
  readonly view: MapSection;
  readonly fitsPoints: boolean;
  readonly loadStyle: LoadStyle;
  readonly onMove?: ((to: Pick<MapPoint, "lat" | "lng">) => void) | undefined;
}

function Markers({ points, onMove }: Pick<Props, "points" | "onMove">) {
  const [point] = points;
  return onMove && point ? <MapPin point={point} onMove={onMove} /> : <MapMarkers points={points} />;
}

/** A press on the pin reaches the map, too. */
const onMapAlone =
  (onMove: NonNullable<Props["onMove"]>) =>
  ({ lngLat, originalEvent, target }: MapMouseEvent): void => {
    if (originalEvent.target === target.getCanvas()) onMove({ lat: lngLat.lat, lng: lngLat.lng });
  };

/** A chunk of its own: MapLibre is several times the rest of the site. */
export function MapCanvas({ points, view, fitsPoints, loadStyle, onMove }: Props) {
  return (
    <BaseMap view={view} loadStyle={loadStyle} {...(onMove && { onClick: onMapAlone(onMove) })}>
      {({ finest }) => (
        <>
          <Markers points={points} onMove={onMove} />
          {fitsPoints && <FitPoints points={points} finest={finest} />}
        </>
      )}
    </BaseMap>
  );
}
