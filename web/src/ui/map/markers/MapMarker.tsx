import { type KeyboardEvent, useState } from "react";
import { Marker, Popup } from "react-map-gl/maplibre";
import { HomeIcon, PinIcon } from "#web/ui/icons.tsx";
import { type Cluster, markerSize } from "./clusterPoints.ts";
import { MarkerDot } from "./MarkerDot.ts";
import { markerLines, markerName } from "./markerText.ts";

function Sign({ points }: Pick<Cluster, "points">) {
  if (points.length > 1) return points.length;
  return points[0].isHome ? <HomeIcon /> : <PinIcon />;
}

interface Props {
  readonly cluster: Cluster;
  /** Absent when no zoom parts the points. */
  readonly onZoomIn?: (() => void) | undefined;
}

/** A press zooms in on several points. */
export function MapMarker({ cluster: { lat, lng, points }, onZoomIn }: Props) {
  const [shown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  return (
    <>
      <Marker latitude={lat} longitude={lng} style={{ zIndex: shown ? 2 : 1 }}>
        <MarkerDot
          type="button"
          aria-label={`${markerName(points)}${onZoomIn ? ". Zoom in" : ""}`}
          onMouseEnter={show}
          onMouseLeave={hide}
          onFocus={show}
          onBlur={hide}
          onKeyDown={({ key }: KeyboardEvent) => key === "Escape" && hide()}
          onClick={onZoomIn ?? show}
        >
          <Sign points={points} />
        </MarkerDot>
      </Marker>
      {shown && (
        <Popup
          latitude={lat}
          longitude={lng}
          offset={markerSize / 2 + 4}
          maxWidth="280px"
          closeButton={false}
          closeOnClick={false}
          focusAfterOpen={false}
        >
          <span aria-hidden="true">{markerLines(points).join("\n")}</span>
        </Popup>
      )}
    </>
  );
}
