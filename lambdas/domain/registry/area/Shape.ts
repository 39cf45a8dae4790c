import type { Polygon } from "geojson";
import type { Circle } from "#shared/rules/registry/circleExtent.ts";

export type BoundingBox = readonly [south: number, west: number, north: number, east: number];

/** An outer ring with holes; homes so many kilometers around it count as inside. */
export interface PolygonShape {
  readonly polygon: Polygon;
  readonly margin: number;
}

/** A part of a drawn area, with the box around it. */
export type Shape = (PolygonShape | Circle) & { readonly bounds: BoundingBox };
