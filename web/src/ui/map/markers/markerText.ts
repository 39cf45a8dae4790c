import type { MapPoint } from "../MapPoint.ts";

const most = 6;

/** At most six, the last of which may count the rest. */
export function markerLines(points: readonly MapPoint[]): readonly string[] {
  const lines = points.map(({ label }) => label);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `and ${lines.length - most + 1} more places`];
}

/** For screen readers: the point's label, or how many points and which. */
export function markerName(points: readonly MapPoint[]): string {
  const lines = markerLines(points);
  return points.length === 1 ? lines.join("") : `${points.length} places: ${lines.join("; ")}`;
}
