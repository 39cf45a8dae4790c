import type { Position } from "#shared/model/household.ts";

/** Points within about five metres are the same. */
const sameDegrees = 5e-5;

/** Whether the server kept the position sent: while its map fails, it keeps the former one. */
export const isPositionKept = (sent: Position | undefined, kept: Position | undefined): boolean =>
  !sent ||
  (kept !== undefined &&
    Math.abs(sent.Lat - kept.Lat) < sameDegrees &&
    Math.abs(sent.Lng - kept.Lng) < sameDegrees);
