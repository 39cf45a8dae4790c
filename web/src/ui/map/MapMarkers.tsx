import { useEffect, useMemo, useState } from "react";
import { useMap } from "react-map-gl/maplibre";
import { boundsOf } from "./boundsOf.ts";
import { type Cluster, clusterPoints } from "./clusterPoints.ts";
import { MapMarker } from "./MapMarker.tsx";
import type { MapPoint } from "./MapView.tsx";
import { nearestZoom } from "./zooms.ts";

// Markers part and gather in steps: not at each frame of a zoom.
const stepOf = (zoom: number): number => Math.floor(zoom * 4) / 4;

function useZoom(): number {
  const { current: map } = useMap();
  const [zoom, setZoom] = useState(() => stepOf(map?.getZoom() ?? 0));
  useEffect(() => {
    const follow = () => setZoom(stepOf(map?.getZoom() ?? 0));
    map?.on("zoom", follow);
    return () => {
      map?.off("zoom", follow);
    };
  }, [map]);
  return zoom;
}

/** A marker at each place; places that are too near one another at this zoom share one. */
export function MapMarkers({ points }: { readonly points: readonly MapPoint[] }) {
  const { current: map } = useMap();
  const zoom = useZoom();
  const clusters = useMemo(() => clusterPoints(points, zoom), [points, zoom]);
  const zoomIn = (cluster: Cluster) => () => {
    map?.fitBounds(boundsOf(cluster.points), { padding: 80, maxZoom: nearestZoom });
    // The marker is gone then, and the focus with it.
    map?.getCanvas().focus({ preventScroll: true });
  };
  const canPart = (cluster: Cluster) => clusterPoints(cluster.points, nearestZoom).length > 1;
  return clusters.map((cluster) => (
    <MapMarker
      key={`${cluster.id} ${cluster.points.length}`}
      cluster={cluster}
      onZoomIn={canPart(cluster) ? zoomIn(cluster) : undefined}
    />
  ));
}
