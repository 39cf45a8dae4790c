import { exactnessWords, exactPoint } from "#shared/handover/card/exactPoint.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";

/** For a navigation device, with the exactness; undefined where unknown. */
export function positionWords(entry: Entry): string | undefined {
  if (!entry.Position) return undefined;
  const point = exactPoint(entry);
  const how = exactnessWords(entry);
  return point ? `${point.Lat.toFixed(5)}, ${point.Lng.toFixed(5)}, ${how}` : how;
}
