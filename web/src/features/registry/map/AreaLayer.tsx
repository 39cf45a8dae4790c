import { useEffect, useMemo } from "react";
import { Layer, Source, useMap } from "react-map-gl/maplibre";
import { readArea } from "#shared/contract/jackets/registry.ts";
import type { Area, NamedArea } from "#shared/model/registry/area.ts";
import { dark, light } from "#shared/palette.ts";
import { useCall } from "#web/api/useCall.ts";
import { boundsOf } from "#web/ui/map/boundsOf.ts";
import { circleRing } from "./circleRing.ts";

type Polygons = GeoJSON.Position[][][];

function drawnPolygons(area: Area | undefined): Polygons {
  if (area && "Circle" in area) return [[circleRing(area.Circle)]];
  if (area && "Polygon" in area) return [area.Polygon.map((ring) => ring.map(([lng, lat]) => [lng, lat]))];
  return [];
}

const isNamed = (area: Area | undefined): area is NamedArea =>
  area !== undefined && ("County" in area || "Alert" in area);

/** The server's. */
function useNamedPolygons(area: Area | undefined): Polygons | undefined {
  const isAsked = isNamed(area);
  const { data } = useCall(
    readArea,
    { Area: isAsked ? area : { County: "" } },
    { enabled: isAsked, staleTime: Infinity },
  );
  return useMemo(
    () => (isAsked && data ? [...data.Polygons, ...data.Circles.map((circle) => [circleRing(circle)])] : undefined),
    [isAsked, data],
  );
}

/** It may lie far from the shown map, and have no home. */
function useFit(polygons: Polygons | undefined): void {
  const { current: map } = useMap();
  useEffect(() => {
    const points = polygons?.flat(2).map(([lng = 0, lat = 0]) => ({ lat, lng })) ?? [];
    if (points.length > 0) map?.fitBounds(boundsOf(points), { padding: 40, animate: false });
  }, [map, polygons]);
}

interface Props {
  readonly area: Area | undefined;
  readonly isDark: boolean;
}

export function AreaLayer({ area, isDark }: Props) {
  const color = (isDark ? dark : light).primary.main;
  const named = useNamedPolygons(area);
  useFit(named);
  const text = JSON.stringify(named ?? drawnPolygons(area));
  const data = useMemo<GeoJSON.MultiPolygon>(() => ({ type: "MultiPolygon", coordinates: JSON.parse(text) }), [text]);
  return (
    <Source id="area" type="geojson" data={data}>
      <Layer id="areaFill" type="fill" paint={{ "fill-color": color, "fill-opacity": 0.12 }} />
      <Layer id="areaLine" type="line" paint={{ "line-color": color, "line-width": 2.5 }} />
    </Source>
  );
}
