import { useEffect, useMemo, useState } from "react";
import type { StyleSpecification } from "react-map-gl/maplibre";
import { offlineStyle } from "./offlineStyle.ts";
import { nearestZoom } from "./zooms.ts";

/** Loads the address of a map style; undefined where there is none. */
export type LoadStyle = () => Promise<string | undefined>;

interface Drawing {
  readonly style: StyleSpecification | string;
  /** The zoom at which its detail ends. */
  readonly finest: number;
  /** Drawn from the shapes of the site. */
  readonly isOffline: boolean;
}

/** The given map style, or the states of the site. Undefined until known. */
export function useMapStyle(loadStyle: LoadStyle, isDark: boolean): Drawing | undefined {
  const [found, setFound] = useState<{ readonly address: string | undefined }>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    loadStyle().then((address) => setFound({ address }), setFailure);
  }, [loadStyle]);
  // Caught by the boundary around the map.
  if (failure) throw failure;
  return useMemo(() => {
    if (!found) return undefined;
    if (found.address) return { style: found.address, finest: nearestZoom, isOffline: false };
    return { style: offlineStyle(isDark), finest: 7.5, isOffline: true };
  }, [found, isDark]);
}
