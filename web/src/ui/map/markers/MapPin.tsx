import type { KeyboardEvent } from "react";
import { Marker } from "react-map-gl/maplibre";
import { announce } from "#web/ui/feedback/announce.ts";
import { PinIcon } from "#web/ui/icons.tsx";
import type { MapPoint } from "../MapPoint.ts";
import { moveBy } from "../moveBy.ts";
import { MarkerDot } from "./MarkerDot.ts";

const directions: Readonly<Record<string, readonly [north: number, east: number, word: string]>> = {
  ArrowUp: [1, 0, "north"],
  ArrowDown: [-1, 0, "south"],
  ArrowRight: [0, 1, "east"],
  ArrowLeft: [0, -1, "west"],
};

/** Metres, alone and with Shift. */
const steps = { fine: 10, coarse: 100 };

interface Props {
  readonly point: MapPoint;
  readonly onMove: (to: Pick<MapPoint, "lat" | "lng">) => void;
}

/** By dragging, or with the arrow keys while focused. */
export function MapPin({ point, onMove }: Props) {
  const { label, lat, lng } = point;
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    // The map would move, too.
    event.preventDefault();
    event.stopPropagation();
    const [north, east, word] = direction;
    const step = event.shiftKey ? steps.coarse : steps.fine;
    onMove(moveBy(point, north * step, east * step));
    announce(`${step} metres ${word}`);
  };
  return (
    <Marker
      latitude={lat}
      longitude={lng}
      draggable
      // A finger on the pin must not scroll the page.
      style={{ zIndex: 2, touchAction: "none" }}
      onDragEnd={({ lngLat }) => onMove({ lat: lngLat.lat, lng: lngLat.lng })}
    >
      <MarkerDot
        type="button"
        aria-label={`${label}: pin, moves with the arrow keys`}
        onKeyDown={onKeyDown}
        sx={{ cursor: "grab" }}
      >
        <PinIcon />
      </MarkerDot>
    </Marker>
  );
}
