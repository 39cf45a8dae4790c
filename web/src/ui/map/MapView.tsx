import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { lazy, Suspense, useId } from "react";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { SkipLink } from "#web/ui/navigation/SkipLink.tsx";
import { MapBoundary } from "./MapBoundary.tsx";

const MapCanvas = lazy(() => import("./MapCanvas.tsx").then(({ MapCanvas }) => ({ default: MapCanvas })));

/** A place on the map. */
export interface MapPoint {
  readonly id: string;
  /** Its name for screen readers, shown at its marker: "Home, 2 members". */
  readonly label: string;
  readonly lat: number;
  readonly lng: number;
  /** Drawn as a house. @default false */
  readonly prime?: boolean;
}

/** The default view: the Great Lakes around Detroit. */
const defaultView = { lat: 42.33, lng: -83.05, zoom: 5 } as const;

interface Props {
  readonly points: readonly MapPoint[];
  /** The map's name: "Map of your house holds". */
  readonly label: string;
  /** In px; the overview's map has 600. @default 400 */
  readonly height?: number;
  /** What it shows, whatever the points are. @default the Great Lakes, widened where a point lies outside */
  readonly view?: { readonly lat: number; readonly lng: number; readonly zoom: number };
}

/**
 * A map with a marker, which is a button, at each point; points too near one another share one. Put a list of
 * the same places beside it: a map says nothing to someone who cannot see it. Where it cannot be drawn, a
 * sentence says so.
 */
export function MapView({ points, label, height = 400, view }: Props) {
  const afterId = useId();
  return (
    <Box component="section" aria-label={label} sx={{ position: "relative" }}>
      <SkipLink to={afterId}>Skip the map</SkipLink>
      <Box
        sx={{
          height: { xs: Math.min(height, 360), sm: height },
          borderRadius: "14px",
          overflow: "hidden",
          border: 1,
          borderColor: "divider",
          bgcolor: "soft.primary",
        }}
      >
        <MapBoundary
          fallback={<Typography sx={{ p: 3 }}>The map cannot be shown on this device.</Typography>}
        >
          <Suspense fallback={<Loading what="the map" />}>
            <MapCanvas points={points} view={view ?? defaultView} showsAll={view === undefined} />
          </Suspense>
        </MapBoundary>
      </Box>
      <span id={afterId} tabIndex={-1} />
    </Box>
  );
}
