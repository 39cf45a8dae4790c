import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from "react";
import { ErrorBoundary } from "#web/ui/feedback/ErrorBoundary.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { SkipLink } from "#web/ui/navigation/SkipLink.tsx";

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

interface Props {
  /** For screen readers. */
  readonly label: string;
  /** In px, or CSS's own. @default 400 */
  readonly height?: number | string;
  /** A lazy map. */
  readonly children: ReactNode;
}

/** Loads a map's code, several times the rest of a page, near the screen, and says where it cannot be drawn. */
export function MapFrame({ label, height = 400, children }: Props) {
  const afterId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const wasNear = useWasNear(frame);
  // It needs WebGL, and its code.
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
          // The map's first colour: no flash while it loads.
          bgcolor: "map.ground",
        }}
      >
        <ErrorBoundary fallback={notShown}>
          {wasNear && <Suspense fallback={<Loading what="the map" />}>{children}</Suspense>}
        </ErrorBoundary>
      </Box>
      <span id={afterId} tabIndex={-1} />
    </Box>
  );
}
