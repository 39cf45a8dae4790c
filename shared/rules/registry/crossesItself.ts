import type { Point, Ring } from "./Ring.ts";

type Edge = readonly [from: Point, to: Point];

/** On which side of an edge a point lies: 1, -1, or 0 on its line. */
const sideOf = ([[x1, y1], [x2, y2]]: Edge, [x, y]: Point): number =>
  Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));

const isParted = (by: Edge, [from, to]: Edge): boolean => sideOf(by, from) * sideOf(by, to) < 0;

/** Edges that only touch do not cross. */
const cross = (one: Edge, other: Edge): boolean => isParted(one, other) && isParted(other, one);

const isBeside = ([[, y1], [, y2]]: Edge, [[, otherY1], [, otherY2]]: Edge): boolean =>
  Math.max(y1, y2) < Math.min(otherY1, otherY2) || Math.max(otherY1, otherY2) < Math.min(y1, y2);

const westOf = ([[x1], [x2]]: Edge): number => Math.min(x1, x2);
const eastOf = ([[x1], [x2]]: Edge): number => Math.max(x1, x2);

/**
 * From west to east: an alert's 10,000 corners take milliseconds. @turf/kinks compares each with each, for a second and
 * more.
 */
export function crossesItself(rings: readonly Ring[]): boolean {
  const edges = rings.flatMap((ring) => ring.slice(1).map((to, at): Edge => [ring[at] ?? to, to]));
  let near: Edge[] = [];
  for (const edge of edges.sort((one, other) => westOf(one) - westOf(other))) {
    near = near.filter((other) => eastOf(other) >= westOf(edge));
    if (near.some((other) => !isBeside(edge, other) && cross(edge, other))) return true;
    near.push(edge);
  }
  return false;
}
