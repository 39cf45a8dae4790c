import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from "react";
import { ErrorBoundary } from "#web/ui/feedback/ErrorBoundary.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { SkipLink } from "#web/ui/navigation/SkipLink.tsx";
import type { MapPoint, MapSection } from "./MapPoint.ts";
import type { LoadStyle } from "./useMapStyle.ts";

const rootMargin = "200px 0px";

function useWasNear(ref: RefObject<Element | null>): boolean {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || wasNear) return;
    const observer = new IntersectionObserver(
      (changes) => setWasNear(changes.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, wasNear]);
  return wasNear;
}

const MapCanvas = lazy(() => import("./MapCanvas.tsx").then(({ MapCanvas }) => ({ default: MapCanvas })));

interface Props {
  readonly points: readonly MapPoint[];
  /** For screen readers. */
  readonly label: string;
  /** px. @default 400 */
  readonly height?: number;
  readonly view: MapSection;
  /** For points outside of the view. @default false */
  readonly fitsPoints?: boolean;
  /** Without an address the map is drawn from the site's own shapes. */
  readonly loadStyle: LoadStyle;
  /** Moves the only point, by dragging or with the arrow keys. */
  readonly onMove?: (to: Pick<MapPoint, "lat" | "lng">) => void;
}

/**
 * A page also lists the points, for people who cannot see a map, and a sentence says where it cannot be drawn.
 * Its code, several times the rest of a page, is loaded near the screen.
 */
export function MapView({ label, height = 400, fitsPoints = false, ...map }: Props) {
  const afterId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const wasNear = useWasNear(frame);
  // It cannot start without WebGL, or when its code did not load.
  const notShown = <Typography sx={{ p: 3 }}>The map cannot be shown on this device.</Typography>;
  return (
    <Box component="section" aria-label={label} sx={{ position: "relative" }}>
      <SkipLink to={afterId}>Skip the map</SkipLink>
      <Box
        ref={frame}
        sx={{
          height,
          borderRadius: "14px",
          overflow: "hidden",
          border: 1,
          borderColor: "divider",
          // The drawn map's first colour: no flash while it loads.
          bgcolor: "map.ground",
        }}
      >
        <ErrorBoundary fallback={notShown}>
          {wasNear && (
            <Suspense fallback={<Loading what="the map" />}>
              <MapCanvas {...map} fitsPoints={fitsPoints} />
            </Suspense>
          )}
        </ErrorBoundary>
      </Box>
      <span id={afterId} tabIndex={-1} />
    </Box>
  );
}
