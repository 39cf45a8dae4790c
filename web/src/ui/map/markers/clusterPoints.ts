import type { MapPoint } from "../MapPoint.ts";

/** At the first point, never at an empty spot. */
export interface Cluster {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly points: readonly [MapPoint, ...MapPoint[]];
}

/** px. */
export const markerSize = 44;

/** px of an overlapping marker that stay visible. */
const leastSeen = 26;

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** On the whole world (Web Mercator: 512 px at zoom 0). */
function pixelOf({ lat, lng }: Pick<MapPoint, "lat" | "lng">, zoom: number): Pixel {
  const world = 512 * 2 ** zoom;
  const sin = Math.sin((lat * Math.PI) / 180);
  return { x: world * (lng / 360 + 0.5), y: world * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) };
}

const isNear = (a: Pixel, b: Pixel): boolean => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < leastSeen;

export function clusterPoints(points: readonly MapPoint[], zoom: number): Cluster[] {
  const found: { readonly at: Pixel; readonly points: [MapPoint, ...MapPoint[]] }[] = [];
  // Homes first: their neighbours join them.
  const ordered = [...points].sort((a, b) => Number(b.isHome ?? false) - Number(a.isHome ?? false));
  for (const point of ordered) {
    const at = pixelOf(point, zoom);
    const near = found.find((cluster) => isNear(cluster.at, at));
    if (near) near.points.push(point);
    else found.push({ at, points: [point] });
  }
  return found.map(({ points: gathered }) => {
    const [{ id, lat, lng }] = gathered;
    return { id, lat, lng, points: gathered };
  });
}
