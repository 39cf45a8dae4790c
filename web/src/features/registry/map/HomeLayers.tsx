import type { ExpressionSpecification, GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import { useMemo } from "react";
import { Layer, type MapGeoJSONFeature, Source } from "react-map-gl/maplibre";
import { dark, light } from "#shared/palette.ts";
import type { MapPoint } from "#web/ui/map/MapPoint.ts";
import { nearestZoom } from "#web/ui/map/zooms.ts";
import { useFont } from "./useFont.ts";

const source = "homes";
export const homeLayers = ["homeClusters", "homePoints"] as const;

const inCluster: ExpressionSpecification = ["has", "point_count"];

/** Parts the pressed homes, as far as a zoom can. */
export async function zoomInto(map: MapLibre, { geometry, properties }: MapGeoJSONFeature): Promise<void> {
  const homes = map.getSource<GeoJSONSource>(source);
  if (!homes || geometry.type !== "Point") return;
  const zoom = await homes.getClusterExpansionZoom(Number(properties.cluster_id));
  const [lng = 0, lat = 0] = geometry.coordinates;
  map.easeTo({ center: [lng, lat], zoom: Math.min(zoom, nearestZoom) });
}

interface Props {
  readonly points: readonly MapPoint[];
  readonly isDark: boolean;
}

/** Thousands of homes: MapLibre clusters them itself. */
export function HomeLayers({ points, isDark }: Props) {
  const { primary, background } = isDark ? dark : light;
  const font = useFont();
  const data = useMemo<GeoJSON.FeatureCollection>(
    () => ({
      type: "FeatureCollection",
      features: points.map(({ id, lat, lng }) => ({
        type: "Feature",
        properties: { id },
        geometry: { type: "Point", coordinates: [lng, lat] },
      })),
    }),
    [points],
  );
  const ring = { "circle-color": primary.main, "circle-stroke-color": background.paper, "circle-stroke-width": 3 };
  return (
    <Source id={source} type="geojson" data={data} cluster clusterRadius={44} clusterMaxZoom={nearestZoom - 1}>
      <Layer
        id="homeClusters"
        type="circle"
        filter={inCluster}
        paint={{ ...ring, "circle-radius": ["step", ["get", "point_count"], 18, 10, 22, 100, 27] }}
      />
      <Layer
        id="homeCounts"
        type="symbol"
        filter={inCluster}
        layout={{ "text-field": ["get", "point_count_abbreviated"], "text-font": font, "text-size": 16 }}
        paint={{ "text-color": primary.contrastText }}
      />
      <Layer id="homePoints" type="circle" filter={["!", inCluster]} paint={{ ...ring, "circle-radius": 10 }} />
    </Source>
  );
}
