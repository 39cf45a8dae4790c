import type { MapPoint } from "./MapView.tsx";

const most = 6;

/** What stands at a marker, a line each: at most six names, then how many more. */
export function markerLines(points: readonly MapPoint[]): readonly string[] {
  const lines = points.map(({ label }) => label);
  return lines.length <= most
    ? lines
    : [...lines.slice(0, most - 1), `and ${lines.length - most + 1} more places`];
}

/** A marker's name for screen readers: the place's own, or how many and which. */
export function markerName(points: readonly MapPoint[]): string {
  const lines = markerLines(points);
  return points.length === 1 ? lines.join("") : `${points.length} places: ${lines.join("; ")}`;
}
