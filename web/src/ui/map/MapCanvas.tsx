import "maplibre-gl/dist/maplibre-gl.css";
import useMediaQuery from "@mui/material/useMediaQuery";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { useEffect, useState } from "react";
import { Map as MapLibre, NavigationControl, type StyleSpecification } from "react-map-gl/maplibre";
import type { MapPoint } from "#web/ui/MapView.tsx";
import { MapMarker } from "./MapMarker.tsx";
import { mapStyle } from "./mapStyle.ts";

interface Props {
  readonly points: readonly MapPoint[];
  readonly view: { readonly lat: number; readonly lng: number; readonly zoom: number };
}

/** The drawn map. It is a file of its own because MapLibre is several times the rest of the site. */
export function MapCanvas({ points, view }: Props) {
  const dark = useMediaQuery("(prefers-color-scheme: dark)", { noSsr: true });
  const [style, setStyle] = useState<StyleSpecification | string>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    mapStyle(dark).then(setStyle, setFailure);
  }, [dark]);
  // Handed to the boundary around the map, which shows a sentence instead.
  if (failure) throw failure;
  if (!style) return null;
  return (
    <MapLibre
      key={`${view.lat} ${view.lng} ${view.zoom}`}
      initialViewState={{ latitude: view.lat, longitude: view.lng, zoom: view.zoom }}
      mapStyle={style}
      workerUrl={workerUrl}
      cooperativeGestures
      dragRotate={false}
      pitchWithRotate={false}
      minZoom={2.5}
      maxZoom={16}
      attributionControl={{ compact: false }}
      style={{ width: "100%", height: "100%" }}
    >
      <NavigationControl position="top-right" showCompass={false} />
      {points.map((point) => (
        <MapMarker key={point.id} point={point} />
      ))}
    </MapLibre>
  );
}
