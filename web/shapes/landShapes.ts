import type { Feature, FeatureCollection, Geometry } from "geojson";
import { merge, mesh } from "topojson-client";
import { atlasGrid, loadAtlas, namesOf } from "./atlas.ts";
import { linesOnGrid, polygonsOnGrid } from "./grid.ts";
import { neighbours } from "./neighbours.ts";

type Part = "states" | "borders" | "neighbours";

const shape = (part: Part, geometry: Geometry): Feature => ({ type: "Feature", properties: { part }, geometry });

/** For a wide map. */
export function landShapes(): FeatureCollection {
  const atlas = loadAtlas();
  const { states } = atlas.objects;
  const land = merge(atlas, states.geometries as Parameters<typeof merge>[1]);
  // Each border once; the shores are the land's outline.
  const borders = mesh(atlas, states, (one, other) => one !== other);
  return {
    type: "FeatureCollection",
    features: [
      shape("states", polygonsOnGrid(land, atlasGrid)),
      ...neighbours().map((geometry) => shape("neighbours", geometry)),
      shape("borders", linesOnGrid(borders, atlasGrid)),
      ...namesOf(atlas, states),
    ],
  };
}
