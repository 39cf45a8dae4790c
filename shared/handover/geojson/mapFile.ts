import type { Feature, FeatureCollection, Point } from "geojson";
import type { ExportFile } from "../ExportFormat.ts";

/**
 * GeoJSON, with a member of its own for what it lacks (RFC 7946, 6.1): an empty map explains itself.
 * @param lacks "" where nothing is
 */
export function mapFile(
  name: string,
  features: readonly Feature<Point | null>[],
  lacks: string,
): readonly ExportFile[] {
  const told = lacks ? { lacks } : {};
  const collection: FeatureCollection<Point | null> = { type: "FeatureCollection", features: [...features] };
  const content = JSON.stringify({ ...collection, ...told }, null, 1);
  return [{ name, type: "application/geo+json", content, ...told }];
}
