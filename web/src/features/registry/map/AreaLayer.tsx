import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import { dark, light } from "#shared/palette.ts";
import type { FilterRequest } from "../filter/registryFilter.ts";
import { circleRing } from "./circleRing.ts";

function ringsOf(area: FilterRequest["Area"]): GeoJSON.Position[][] {
  if (area && "Circle" in area) return [circleRing(area.Circle)];
  if (area && "Polygon" in area) return area.Polygon.map((ring) => ring.map(([lng, lat]) => [lng, lat]));
  return [];
}

interface Props {
  readonly area: FilterRequest["Area"];
  readonly isDark: boolean;
}

/** The circle or polygon that is asked for. */
export function AreaLayer({ area, isDark }: Props) {
  const color = (isDark ? dark : light).primary.main;
  const text = JSON.stringify(ringsOf(area));
  const data = useMemo<GeoJSON.Polygon>(() => ({ type: "Polygon", coordinates: JSON.parse(text) }), [text]);
  return (
    <Source id="area" type="geojson" data={data}>
      <Layer id="areaFill" type="fill" paint={{ "fill-color": color, "fill-opacity": 0.12 }} />
      <Layer id="areaLine" type="line" paint={{ "line-color": color, "line-width": 2.5 }} />
    </Source>
  );
}
