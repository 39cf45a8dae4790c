import type { Position } from "geojson";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { readArea } from "#shared/contract/jackets/registry.ts";
import type { NamedArea } from "#shared/model/registry/area.ts";
import { readShapes } from "./shapesOf.ts";

/** Ten meters: a map needs no more, and a state has many corners. */
const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
const drawn = (ring: readonly Position[]) =>
  ring.map(([lng = 0, lat = 0]): [number, number] => [rounded(lng), rounded(lat)]);

/** Throws a sentence for a county or an alert that cannot be used. */
export async function readNamedArea(area: NamedArea): Promise<ResponseOf<typeof readArea>> {
  const { shapes, named, alert } = readShapes(area);
  return {
    Polygons: shapes.flatMap((shape) => ("Km" in shape ? [] : [shape.polygon.coordinates.map(drawn)])),
    Circles: shapes.flatMap((shape) => ("Km" in shape ? [{ Lat: shape.Lat, Lng: shape.Lng, Km: shape.Km }] : [])),
    Names: named.map(({ name }) => name),
    ...(alert && { Alert: alert }),
  };
}
