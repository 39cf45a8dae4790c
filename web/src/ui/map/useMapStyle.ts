import { useEffect, useMemo, useState } from "react";
import type { StyleSpecification } from "react-map-gl/maplibre";
import { offlineStyle } from "./offlineStyle.ts";
import { nearestZoom } from "./zooms.ts";

export type LoadStyle = () => Promise<string | undefined>;

interface Drawing {
  readonly style: StyleSpecification | string;
  /** The map has no more detail beyond it. */
  readonly finest: number;
  readonly isOffline: boolean;
}

/** Undefined until known. */
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
