import type { Position } from "#shared/model/household.ts";

/** Closer points are the same one: about five metres. */
const sameDegrees = 5e-5;

/** Whether the position that was sent is the one that the server keeps: while its map fails, it keeps the former one. */
export const isPositionKept = (sent: Position | undefined, kept: Position | undefined): boolean =>
  !sent ||
  (kept !== undefined &&
    Math.abs(sent.Lat - kept.Lat) < sameDegrees &&
    Math.abs(sent.Lng - kept.Lng) < sameDegrees);
