import { counties } from "virtual:mapShapes";
import { useEffect, useState } from "react";
import { Layer, Source, useMap } from "react-map-gl/maplibre";
import { dark, light } from "#shared/palette.ts";
import { underNames, underState } from "./offlineStyle.ts";
import { nameLayer, partOf, townLayer } from "./shapeLayers.ts";
import { countyZoom, type StateCounties, statesIn } from "./statesIn.ts";

/** States whose counties are or were on the map. */
function useStatesShown(): readonly StateCounties[] {
  const { current: map } = useMap();
  const [states, setStates] = useState<readonly StateCounties[]>([]);
  useEffect(() => {
    const look = () => {
      if (!map) return;
      const [[west, south], [east, north]] = map.getBounds().toArray();
      const shown = { bounds: [west, south, east, north] as const, zoom: map.getZoom() };
      setStates((known) => statesIn(counties, known, shown));
    };
    look();
    const watching = map?.on("moveend", look);
    return () => watching?.unsubscribe();
  }, [map]);
  return states;
}

/** Loaded for states near enough to tell counties apart. */
export function Counties({ isDark }: { readonly isDark: boolean }) {
  const states = useStatesShown();
  const colors = (isDark ? dark : light).map;
  return states.map(({ state, url }) => (
    <Source key={state} id={`counties-${state}`} type="geojson" data={url}>
      <Layer
        id={`countyBorders-${state}`}
        beforeId={underState}
        type="line"
        minzoom={countyZoom}
        filter={partOf("borders")}
        paint={{ "line-color": colors.county, "line-width": 1 }}
      />
      <Layer
        id={`countyNames-${state}`}
        beforeId={underNames}
        {...nameLayer(colors, { zooms: [7, 24], size: 12, isArea: true })}
      />
      <Layer id={`townNames-${state}`} beforeId={underNames} {...townLayer(colors)} />
    </Source>
  ));
}
