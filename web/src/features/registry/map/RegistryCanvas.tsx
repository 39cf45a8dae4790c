import type { MapLayerMouseEvent } from "maplibre-gl";
import { useMemo } from "react";
import { Marker } from "react-map-gl/maplibre";
import type { RegistryHome } from "#shared/model/registry/home.ts";
import type { SavedArea } from "#shared/model/registry/savedArea.ts";
import { defaultView, loadMapStyle } from "#web/entities/household/HouseholdMap.tsx";
import { HomeIcon } from "#web/ui/icons.tsx";
import { BaseMap } from "#web/ui/map/BaseMap.tsx";
import { FitPoints } from "#web/ui/map/FitPoints.tsx";
import { MarkerDot } from "#web/ui/map/markers/MarkerDot.ts";
import { pointText, shownArea } from "../filter/registryFilter.ts";
import type { RegistryFilterState } from "../filter/useRegistryFilter.ts";
import { addressWords, exactPoint } from "../home/homeWords.ts";
import { AreaDrawing } from "./AreaDrawing.tsx";
import { AreaLayer } from "./AreaLayer.tsx";
import { HomeLayers, homeLayers, zoomInto } from "./HomeLayers.tsx";

const pointsOf = (homes: readonly RegistryHome[]) =>
  homes.flatMap((home) => {
    const at = exactPoint(home);
    return at ? [{ id: home.ID, label: addressWords(home), lat: at.Lat, lng: at.Lng }] : [];
  });

/** Above clusters: the row being read is seen. */
function Selected({ home }: { readonly home: RegistryHome }) {
  const at = exactPoint(home);
  if (!at) return null;
  return (
    <Marker latitude={at.Lat} longitude={at.Lng} style={{ zIndex: 2, pointerEvents: "none" }}>
      <MarkerDot as="span" aria-hidden="true">
        <HomeIcon />
      </MarkerDot>
    </Marker>
  );
}

interface Props {
  readonly homes: readonly RegistryHome[];
  readonly selected: RegistryHome | undefined;
  readonly filter: RegistryFilterState;
  readonly areas: readonly SavedArea[];
  readonly onSelect: (home: RegistryHome) => void;
}

/** A chunk of its own, with MapLibre and Terra Draw. */
export function RegistryCanvas({ homes, selected, filter, areas, onSelect }: Props) {
  const points = useMemo(() => pointsOf(homes), [homes]);
  const { draft } = filter;
  const drawnArea = shownArea(draft) ?? areas.find(({ ID }) => draft.where === "SAVED" && ID === draft.saved)?.Area;
  const isCircle = draft.where === "CIRCLE";
  const isDrawing = draft.where === "DRAWN" && !draft.polygon;
  const press = ({ features = [], lngLat, target }: MapLayerMouseEvent) => {
    if (isDrawing) return;
    if (isCircle) return filter.set({ center: pointText(lngLat) });
    const [feature] = features;
    if (!feature) return;
    const home = homes.find(({ ID }) => ID === feature.properties.id);
    if (home) onSelect(home);
    else void zoomInto(target, feature);
  };
  return (
    <BaseMap
      view={defaultView}
      loadStyle={loadMapStyle}
      onClick={press}
      interactiveLayerIds={[...homeLayers]}
      cursor={isCircle || isDrawing ? "crosshair" : ""}
    >
      {({ finest, isDark }) => (
        <>
          <AreaLayer area={drawnArea} isDark={isDark} />
          <HomeLayers points={points} isDark={isDark} />
          {selected && <Selected home={selected} />}
          {isDrawing && <AreaDrawing onDrawn={(polygon) => filter.show({ ...draft, polygon })} isDark={isDark} />}
          <FitPoints points={points} finest={finest} always />
        </>
      )}
    </BaseMap>
  );
}
