import type { Bounds } from "./boundsOf.ts";

export interface StateCounties {
  readonly state: string;
  readonly bounds: Readonly<Bounds>;
  readonly url: string;
}

export interface MapExtent {
  readonly bounds: Readonly<Bounds>;
  readonly zoom: number;
}

/** Nearer than this, counties can be told apart. */
export const countyZoom = 6;

/** A section may have been moved around the earth. */
const isIn = ([west, south, east, north]: Readonly<Bounds>, section: Readonly<Bounds>): boolean =>
  [-360, 0, 360].some(
    (turn) => west + turn <= section[2] && east + turn >= section[0] && south <= section[3] && north >= section[1],
  );

/** With those shown before; the same list where none is new. */
export function statesIn<State extends StateCounties>(
  all: readonly State[],
  known: readonly State[],
  { bounds, zoom }: MapExtent,
): readonly State[] {
  if (zoom < countyZoom) return known;
  const added = all.filter((state) => !known.includes(state) && isIn(state.bounds, bounds));
  return added.length === 0 ? known : [...known, ...added];
}
