import type { Feature, MultiLineString, MultiPolygon, Position } from "geojson";
import { expect, test } from "vitest";
import { shoreMargin } from "#web/ui/map/shoreMargin.ts";
import { landShapes } from "./landShapes.ts";

type Point = readonly [lng: number, lat: number];

const parts = Object.groupBy(landShapes().features, ({ properties }) => String(properties?.part));
const ringsOf = ({ geometry }: Feature) => (geometry as MultiPolygon).coordinates.flat();
const rings = (parts.neighbours ?? []).flatMap(ringsOf);
const stateRings = (parts.states ?? []).flatMap(ringsOf);

/** A point in a hole crosses twice. */
const isInside = ([x, y]: Point, of: readonly Position[][]) =>
  of
    .flatMap((ring) => ring.slice(1).map((to, at) => [ring[at], to] as [Position, Position]))
    .filter(([[aX = 0, aY = 0], [bX = 0, bY = 0]]) => {
      return aY > y !== bY > y && x < ((bX - aX) * (y - aY)) / (bY - aY) + aX;
    }).length %
    2 ===
  1;

/** Metres, on the plane around the point. */
function distance([x, y]: Point, [from, to]: readonly [Position, Position]): number {
  const degree = 111_200;
  const [aX = 0, aY = 0] = from.map((value, at) => value - (at === 0 ? x : y));
  const [bX = 0, bY = 0] = to.map((value, at) => value - (at === 0 ? x : y));
  const east = degree * Math.cos((y * Math.PI) / 180);
  const along = [(bX - aX) * east, (bY - aY) * degree] as const;
  const length = along[0] ** 2 + along[1] ** 2 || 1;
  const share = Math.min(1, Math.max(0, -(aX * east * along[0] + aY * degree * along[1]) / length));
  return Math.hypot(aX * east + share * along[0], aY * degree + share * along[1]);
}

const toShore = (point: Point) =>
  Math.min(...rings.flatMap((ring) => ring.slice(1).map((to, at) => distance(point, [ring[at] ?? to, to]))));

/** With a margin. */
const isLand = (point: Point) => isInside(point, rings) || toShore(point) < shoreMargin;

test.each<[string, Point]>([
  ["Windsor", [-83.0364, 42.3149]],
  ["Toronto", [-79.3832, 43.6532]],
  ["Sarnia", [-82.4066, 42.9745]],
  ["Niagara Falls", [-79.0849, 43.0896]],
  ["Kingston", [-76.486, 44.2312]],
  ["Sault Ste. Marie", [-84.3273, 46.5219]],
  ["Montreal", [-73.5673, 45.5017]],
  ["Vancouver", [-123.1207, 49.2827]],
  ["Halifax", [-63.5752, 44.6488]],
  ["Tijuana", [-117.02, 32.51]],
  ["Ciudad Juárez", [-106.42, 31.73]],
])("%s lies on land", (_, point) => {
  expect(isLand(point)).toBe(true);
});

test.each<[string, Point]>([
  ["Lake Erie", [-81, 42.4]],
  ["Lake Huron", [-82, 44.5]],
  ["Lake St. Clair", [-82.65, 42.4]],
  ["Lake Ontario", [-79, 43.6]],
  ["Lake Superior", [-86.5, 48.3]],
])("Canada's part of %s is not drawn as land", (_, point) => {
  expect(isLand(point)).toBe(false);
});

test.each<[string, Point]>([
  ["Detroit", [-83.05, 42.34]],
  ["Key West", [-81.78, 24.556]],
  ["Anchorage", [-149.85, 61.19]],
  ["Honolulu", [-157.85, 21.32]],
  ["San Juan", [-66.06, 18.4]],
  ["Guam", [144.78, 13.45]],
])("%s lies in a state", (_, point) => {
  expect(isInside(point, stateRings)).toBe(true);
});

test("each state and territory has its name once, and the border of two states is drawn once", () => {
  const names = (parts.name ?? []).map(({ properties }) => properties?.name);
  expect(names).toHaveLength(56);
  expect(new Set(names).size).toBe(56);
  const steps = (parts.borders ?? [])
    .flatMap(({ geometry }) => (geometry as MultiLineString).coordinates)
    .flatMap((line) => line.slice(1).map((to, at) => [line[at], to].map(String).sort().join()));
  // Borders closer than the grid fall together here and there.
  expect(new Set(steps).size).toBeGreaterThan(0.99 * steps.length);
});
