import { styled } from "@mui/material/styles";
import { type KeyboardEvent, useState } from "react";
import { Marker, Popup } from "react-map-gl/maplibre";
import { HomeIcon, PinIcon } from "#web/ui/icons.tsx";
import { type Cluster, markerSize } from "./clusterPoints.ts";
import { markerLines, markerName } from "./markerText.ts";

const Dot = styled("button")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  width: markerSize,
  height: markerSize,
  padding: 0,
  borderRadius: "50%",
  border: `3px solid ${theme.vars?.palette.background.paper}`,
  background: theme.vars?.palette.primary.main,
  color: theme.vars?.palette.primary.contrastText,
  fontWeight: 700,
  // In px, to fit into the circle at any text size.
  fontSize: 17,
  cursor: "pointer",
}));

function Sign({ points }: Pick<Cluster, "points">) {
  if (points.length > 1) return points.length;
  return points[0].isHome ? <HomeIcon /> : <PinIcon />;
}

interface Props {
  readonly cluster: Cluster;
  /** Zooms in until the points are apart; absent when no zoom does that. */
  readonly onZoomIn?: (() => void) | undefined;
}

/**
 * The marker of a cluster: a button whose label is seen while it has the pointer or the focus. A press zooms in on
 * several points.
 */
export function MapMarker({ cluster: { lat, lng, points }, onZoomIn }: Props) {
  const [shown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  return (
    <>
      <Marker latitude={lat} longitude={lng} style={{ zIndex: shown ? 2 : 1 }}>
        <Dot
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
        </Dot>
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
          {/* The button's name says the same. */}
          <span aria-hidden="true">{markerLines(points).join("\n")}</span>
        </Popup>
      )}
    </>
  );
}
