import { useEffect, useMemo, useState } from "react";
import type { StyleSpecification } from "react-map-gl/maplibre";
import { offlineStyle } from "./offlineStyle.ts";
import type { StateCounties } from "./statesIn.ts";
import { nearestZoom } from "./zooms.ts";

/** Loads the address of a map style; undefined where there is none. */
export type LoadStyle = () => Promise<string | undefined>;

/** A map's style, and the zoom from which on it has no more detail. */
interface DetailedStyle {
  readonly style: StyleSpecification | string;
  readonly finest: number;
}

/**
 * The given map style where there is one; otherwise the states that come with the site, and some of their counties.
 * Undefined until it is known.
 */
export function useMapStyle(
  loadStyle: LoadStyle,
  isDark: boolean,
  counties: readonly StateCounties[],
): DetailedStyle | undefined {
  const [found, setFound] = useState<{ readonly address: string | undefined }>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    loadStyle().then((address) => setFound({ address }), setFailure);
  }, [loadStyle]);
  // Caught by the boundary around the map.
  if (failure) throw failure;
  return useMemo(() => {
    if (!found) return undefined;
    if (found.address) return { style: found.address, finest: nearestZoom };
    return { style: offlineStyle(isDark, counties), finest: 7.5 };
  }, [found, isDark, counties]);
}
