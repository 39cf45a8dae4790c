import "maplibre-gl/dist/maplibre-gl.css";
import Box from "@mui/material/Box";
import type { RequestTransformFunction } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Map as MapLibre, NavigationControl } from "react-map-gl/maplibre";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { useMedia } from "#web/ui/state/useMedia.ts";
import { Counties } from "./Counties.tsx";
import type { MapSection } from "./MapPoint.ts";
import { mapParts } from "./mapParts.ts";
import { type LoadStyle, useMapStyle } from "./useMapStyle.ts";
import { nearestZoom, widestZoom } from "./zooms.ts";

interface Drawn {
  /** The map has no more detail beyond it. */
  readonly finest: number;
  readonly isDark: boolean;
}

interface Props extends Pick<ComponentProps<typeof MapLibre>, "onClick" | "interactiveLayerIds" | "cursor"> {
  readonly view: MapSection;
  readonly loadStyle: LoadStyle;
  readonly children: (drawn: Drawn) => ReactNode;
}

/** Pages send no referrer; a map service gets the site's origin, from which alone its key works. */
const transformRequest: RequestTransformFunction = (url) =>
  new URL(url, location.href).origin === location.origin ? { url } : { url, referrerPolicy: "strict-origin" };

/** Each map's ground; the children draw on it. */
export function BaseMap({ view, loadStyle, children, ...handlers }: Props) {
  const isDark = useMedia("(prefers-color-scheme: dark)");
  const drawn = useMapStyle(loadStyle, isDark);
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
        {...handlers}
        style={{ width: "100%", height: "100%" }}
      >
        <NavigationControl position="top-right" showCompass={false} />
        {drawn.isOffline && <Counties isDark={isDark} />}
        {children({ finest: drawn.finest, isDark })}
      </MapLibre>
    </Box>
  );
}
