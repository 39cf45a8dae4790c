import "maplibre-gl/dist/maplibre-gl.css";
import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { RequestTransformFunction } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { useState } from "react";
import { Map as MapLibre, NavigationControl } from "react-map-gl/maplibre";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { Counties } from "./Counties.tsx";
import { FitPoints } from "./FitPoints.tsx";
import { MapMarkers } from "./MapMarkers.tsx";
import { MapPin } from "./MapPin.tsx";
import type { MapPoint, MapSection } from "./MapPoint.ts";
import { mapParts } from "./mapParts.ts";
import { type LoadStyle, useMapStyle } from "./useMapStyle.ts";
import { nearestZoom, widestZoom } from "./zooms.ts";

interface Props {
  readonly points: readonly MapPoint[];
  readonly view: MapSection;
  readonly fitsPoints: boolean;
  readonly loadStyle: LoadStyle;
  readonly onMove?: ((to: Pick<MapPoint, "lat" | "lng">) => void) | undefined;
}

/** Pages send no referrer; a map service gets the site's origin, from which alone its key works. */
const transformRequest: RequestTransformFunction = (url) =>
  new URL(url, location.href).origin === location.origin ? { url } : { url, referrerPolicy: "strict-origin" };

function Markers({ points, onMove }: Pick<Props, "points" | "onMove">) {
  const [point] = points;
  return onMove && point ? <MapPin point={point} onMove={onMove} /> : <MapMarkers points={points} />;
}

/** A chunk of its own: MapLibre is several times the rest of the site. */
export function MapCanvas({ points, view, fitsPoints, loadStyle, onMove }: Props) {
  const dark = useMediaQuery("(prefers-color-scheme: dark)", { noSsr: true });
  const drawn = useMapStyle(loadStyle, dark);
  const [failure, setFailure] = useState<Error>();
  // Caught by the boundary around the map.
  if (failure) throw failure;
  if (!drawn) return <Loading what="the map" />;
  const zoom = Math.min(view.zoom, drawn.finest);
  return (
    <Box sx={mapParts}>
      <MapLibre
        key={`${view.lat} ${view.lng} ${view.zoom}`}
        initialViewState={{ latitude: view.lat, longitude: view.lng, zoom }}
        mapStyle={drawn.style}
        transformRequest={transformRequest}
        workerUrl={workerUrl}
        cooperativeGestures
        dragRotate={false}
        pitchWithRotate={false}
        minZoom={widestZoom}
        maxZoom={nearestZoom}
        attributionControl={{ compact: false }}
        // Without a target it could not start.
        onError={({ target, error }) => !target && setFailure(error)}
        {...(onMove && { onClick: ({ lngLat }) => onMove({ lat: lngLat.lat, lng: lngLat.lng }) })}
        style={{ width: "100%", height: "100%" }}
      >
        <NavigationControl position="top-right" showCompass={false} />
        {drawn.isOffline && <Counties isDark={dark} />}
        <Markers points={points} onMove={onMove} />
        {fitsPoints && <FitPoints points={points} finest={drawn.finest} />}
      </MapLibre>
    </Box>
  );
}
