import type { MultiLineString, MultiPolygon, Position } from "geojson";

/** Degrees, finer than the sources: more digits would only add weight. */
export interface Grid {
  readonly step: number;
}

/** None twice in a row. */
function onGrid(line: readonly Position[], { step }: Grid): Position[] {
  const points = line.map((point) => point.map((value) => Number((Math.round(value / step) * step).toFixed(3))));
  return points.filter(([x, y], at) => x !== points[at - 1]?.[0] || y !== points[at - 1]?.[1]);
}

/** Without lines that shrink to a point. */
export const linesOnGrid = ({ coordinates }: MultiLineString, grid: Grid): MultiLineString => ({
  type: "MultiLineString",
  coordinates: coordinates.map((line) => onGrid(line, grid)).filter(({ length }) => length > 1),
});

/** Without islands and holes that shrink to a line. */
export const polygonsOnGrid = ({ coordinates }: MultiPolygon, grid: Grid): MultiPolygon => ({
  type: "MultiPolygon",
  coordinates: coordinates
    .map((rings) => rings.map((ring) => onGrid(ring, grid)).filter(({ length }) => length > 3))
    .filter(({ length }) => length > 0),
});
