import type { MapLayerMouseEvent } from "maplibre-gl";
import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import { dark, light } from "#shared/palette.ts";
import { defaultView, loadMapStyle } from "#web/entities/household/HouseholdMap.tsx";
import { BaseMap } from "#web/ui/map/BaseMap.tsx";
import { FitPoints } from "#web/ui/map/FitPoints.tsx";
import { useFont } from "../map/useFont.ts";
import type { CellCounts } from "./countsCsv.ts";

/** Half of a geohash of five letters, in degrees of both directions. */
const half = 180 / 2 ** 13;

/** At this zoom a number fits into a square. */
const readable = 10.5;

const corners = [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
  [-half, -half],
] as const;

const squareOf = ({ Cell, Lat, Lng, Homes }: CellCounts): GeoJSON.Feature => ({
  type: "Feature",
  properties: { Cell, Homes },
  geometry: { type: "Polygon", coordinates: [corners.map(([east, north]) => [Lng + east, Lat + north])] },
});

interface LayersProps {
  readonly cells: readonly CellCounts[];
  readonly selected: string | undefined;
  readonly isDark: boolean;
}

/** The number stands on a colour that deepens with it. */
function CellLayers({ cells, selected = "", isDark }: LayersProps) {
  const { primary, background } = isDark ? dark : light;
  const font = useFont();
  const data = useMemo(() => ({ type: "FeatureCollection" as const, features: cells.map(squareOf) }), [cells]);
  const most = Math.max(12, ...cells.map(({ Homes }) => Homes));
  return (
    <Source id="cells" type="geojson" data={data}>
      <Layer
        id="cellFill"
        type="fill"
        paint={{
          "fill-color": primary.main,
          "fill-opacity": ["interpolate", ["linear"], ["get", "Homes"], 11, 0.12, most, 0.5],
        }}
      />
      <Layer
        id="cellLine"
        type="line"
        paint={{ "line-color": primary.main, "line-width": ["case", ["==", ["get", "Cell"], selected], 4, 1.5] }}
      />
      <Layer
        id="cellCounts"
        type="symbol"
        layout={{ "text-field": ["to-string", ["get", "Homes"]], "text-font": font, "text-size": 17 }}
        paint={{ "text-color": primary.main, "text-halo-color": background.paper, "text-halo-width": 2.5 }}
      />
    </Source>
  );
}

interface Props {
  readonly cells: readonly CellCounts[];
  readonly selected: string | undefined;
  readonly onSelect: (cell: CellCounts | undefined) => void;
}

/** A chunk of its own, with MapLibre. */
export function CountsCanvas({ cells, selected, onSelect }: Props) {
  const points = useMemo(
    () =>
      cells.flatMap(({ Cell, Lat, Lng, Homes }) =>
        [-half, half].map((by) => ({ id: `${Cell}${by}`, label: String(Homes), lat: Lat + by, lng: Lng + by })),
      ),
    [cells],
  );
  const press = ({ features: [feature] = [] }: MapLayerMouseEvent) =>
    onSelect(cells.find(({ Cell }) => Cell === feature?.properties.Cell));
  return (
    <BaseMap view={defaultView} loadStyle={loadMapStyle} onClick={press} interactiveLayerIds={["cellFill"]}>
      {({ finest, isDark }) => (
        <>
          <CellLayers cells={cells} selected={selected} isDark={isDark} />
          <FitPoints points={points} finest={Math.max(finest, readable)} always />
        </>
      )}
    </BaseMap>
  );
}
