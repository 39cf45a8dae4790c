import type { FeatureCollection, Position } from "geojson";
import { mesh } from "topojson-client";
import { type Areas, type Atlas, atlasGrid, loadAtlas, namesOf, shapesOf } from "./atlas.ts";
import { linesOnGrid } from "./grid.ts";
import { townNames } from "./townNames.ts";

export interface CountyShapes {
  /** Two digits. */
  readonly state: string;
  /** Degrees. */
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
  readonly shapes: FeatureCollection;
}

function boundsOf(atlas: Atlas, state: Areas): CountyShapes["bounds"] {
  const points = shapesOf(atlas, state).flatMap(({ geometry: { type, coordinates } }) =>
    (type === "Polygon" ? [coordinates] : coordinates).flat(2),
  ) as Position[];
  const range = (axis: 0 | 1): readonly [least: number, most: number] => {
    const values = points.map((point) => point[axis] ?? 0);
    return [Math.floor(Math.min(...values) * 10) / 10, Math.ceil(Math.max(...values) * 10) / 10];
  };
  const [[west, east], [south, north]] = [range(0), range(1)];
  return [west, south, east, north];
}

/** Their numbers begin with the state's. */
const countiesOf = ({ objects: { counties } }: Atlas, state: string): Areas => ({
  ...counties,
  geometries: counties.geometries.filter(({ id }) => String(id).startsWith(state)),
});

/** For a map near enough to tell them apart. */
export function countyShapes(): CountyShapes[] {
  const atlas = loadAtlas();
  const towns = townNames();
  return atlas.objects.states.geometries.map((geometry) => {
    const state = String(geometry.id);
    const counties = countiesOf(atlas, state);
    const borders = mesh(atlas, counties, (one, other) => one !== other);
    const lines = { type: "Feature", properties: { part: "borders" }, geometry: linesOnGrid(borders, atlasGrid) };
    return {
      state,
      bounds: boundsOf(atlas, { ...atlas.objects.states, geometries: [geometry] }),
      shapes: {
        type: "FeatureCollection",
        features: [
          lines as FeatureCollection["features"][number],
          ...namesOf(atlas, counties),
          ...(towns.get((geometry.properties as { readonly name?: string }).name ?? "") ?? []),
        ],
      },
    };
  });
}
