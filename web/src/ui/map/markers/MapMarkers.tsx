import { useEffect, useMemo, useState } from "react";
import { useMap } from "react-map-gl/maplibre";
import { boundsOf } from "../boundsOf.ts";
import type { MapPoint } from "../MapPoint.ts";
import { nearestZoom } from "../zooms.ts";
import { type Cluster, clusterPoints } from "./clusterPoints.ts";
import { MapMarker } from "./MapMarker.tsx";

// Clusters change at steps of the zoom, not at each frame.
const stepOf = (zoom: number): number => Math.floor(zoom * 4) / 4;

function useZoom(): number {
  const { current: map } = useMap();
  const [zoom, setZoom] = useState(() => stepOf(map?.getZoom() ?? 0));
  useEffect(() => {
    const update = () => setZoom(stepOf(map?.getZoom() ?? 0));
    const watching = map?.on("zoom", update);
    return () => watching?.unsubscribe();
  }, [map]);
  return zoom;
}

/** Near points share one. */
export function MapMarkers({ points }: { readonly points: readonly MapPoint[] }) {
  const { current: map } = useMap();
  const zoom = useZoom();
  const clusters = useMemo(() => clusterPoints(points, zoom), [points, zoom]);
  const zoomIn = (cluster: Cluster) => () => {
    map?.fitBounds(boundsOf(cluster.points), { padding: 80, maxZoom: nearestZoom });
    // The marker disappears with the focus.
    map?.getCanvas().focus({ preventScroll: true });
  };
  const canSplit = (cluster: Cluster) => clusterPoints(cluster.points, nearestZoom).length > 1;
  return clusters.map((cluster) => (
    <MapMarker
      key={`${cluster.id} ${cluster.points.length}`}
      cluster={cluster}
      onZoomIn={canSplit(cluster) ? zoomIn(cluster) : undefined}
    />
  ));
}
