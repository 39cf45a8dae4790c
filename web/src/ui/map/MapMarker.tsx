import { styled } from "@mui/material/styles";
import { useState } from "react";
import { Marker } from "react-map-gl/maplibre";
import { HomeIcon, PinIcon } from "#web/ui/icons.tsx";
import type { MapPoint } from "#web/ui/MapView.tsx";

const Dot = styled("button")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  width: 44,
  height: 44,
  padding: 0,
  borderRadius: "50%",
  border: `3px solid ${theme.vars?.palette.background.paper}`,
  background: theme.vars?.palette.primary.main,
  color: theme.vars?.palette.primary.contrastText,
  cursor: "pointer",
}));

const Label = styled("span")(({ theme }) => ({
  position: "absolute",
  bottom: "calc(100% + 6px)",
  left: "50%",
  transform: "translateX(-50%)",
  padding: "6px 12px",
  borderRadius: 10,
  whiteSpace: "nowrap",
  fontWeight: 600,
  fontSize: "1rem",
  background: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
  border: `1px solid ${theme.vars?.palette.field}`,
}));

/** A place's marker: a button with the place's name, which it shows while it has the pointer or the focus. */
export function MapMarker({ point: { label, lat, lng, prime } }: { readonly point: MapPoint }) {
  const [shown, setShown] = useState(false);
  const Sign = prime ? HomeIcon : PinIcon;
  return (
    <Marker latitude={lat} longitude={lng} style={{ zIndex: shown ? 2 : 1 }}>
      <Dot
        type="button"
        aria-label={label}
        onMouseEnter={() => setShown(true)}
        onMouseLeave={() => setShown(false)}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
      >
        <Sign />
      </Dot>
      {shown && <Label aria-hidden="true">{label}</Label>}
    </Marker>
  );
}
