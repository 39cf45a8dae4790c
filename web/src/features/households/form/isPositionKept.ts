import type { Position } from "#shared/model/household.ts";

/** About five metres. */
const sameDegrees = 5e-5;

/** While its map fails, the server keeps the former position. */
export const isPositionKept = (sent: Position | undefined, kept: Position | undefined): boolean =>
  !sent ||
  (kept !== undefined && Math.abs(sent.Lat - kept.Lat) < sameDegrees && Math.abs(sent.Lng - kept.Lng) < sameDegrees);
