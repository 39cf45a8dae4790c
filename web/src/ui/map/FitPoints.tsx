import { useEffect, useRef } from "react";
import { useMap } from "react-map-gl/maplibre";
import { Button } from "#web/ui/Button.tsx";
import { boundsOf } from "./boundsOf.ts";
import type { MapPoint } from "./MapPoint.ts";

interface Props {
  readonly points: readonly MapPoint[];
  /** The map has no more detail beyond it. */
  readonly finest: number;
  /** Also for points within the view. @default false */
  readonly always?: boolean;
}

// Streets can be told apart, the town recognised.
const fitOf = (finest: number) => ({ padding: 64, maxZoom: Math.min(finest, 13) });

/** For a point outside, or always, unless the user has moved the map. */
function useFitPoints({ points, finest, always = false }: Props): void {
  const { current: map } = useMap();
  const isMoved = useRef(false);
  useEffect(() => {
    const onMoveStart = ({ originalEvent }: { originalEvent?: unknown }) => {
      if (originalEvent) isMoved.current = true;
    };
    const watching = map?.on("movestart", onMoveStart);
    return () => watching?.unsubscribe();
  }, [map]);
  useEffect(() => {
    if (!map || isMoved.current || points.length === 0) return;
    const view = map.getBounds();
    const isOutside = always || points.some(({ lat, lng }) => !view.contains([lng, lat]));
    if (isOutside) map.fitBounds(boundsOf(points), { ...fitOf(finest), animate: false });
  }, [map, points, finest, always]);
}

export function FitPoints(props: Props) {
  const { points, finest } = props;
  const { current: map } = useMap();
  useFitPoints(props);
  if (points.length === 0) return null;
  return (
    <Button
      size="small"
      onClick={() => map?.fitBounds(boundsOf(points), fitOf(finest))}
      sx={{ position: "absolute", top: 10, left: 10, zIndex: 3 }}
    >
      {points.length === 1 ? "Zoom to this place" : "Zoom to these places"}
    </Button>
  );
}
