import { expect, test } from "vitest";
import type { RegistryRow } from "#lambdas/records/registry/registryRow.ts";
import { type Area, area } from "#shared/model/registry/area.ts";
import { inRadians } from "#shared/rules/registry/circleExtent.ts";
import type { Point, Ring } from "#shared/rules/registry/Ring.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { kilometers } from "#shared/testing/kilometers.ts";
import { shapesOf } from "./area/shapesOf.ts";
import { listsOf } from "./homeLists.ts";
import { isIn, listsFor } from "./registryArea.ts";

const place = { City: "Detroit", State: "MI" };
const between = (low: number, high: number) => low + Math.random() * (high - low);

/** In the county around Detroit. */
const aRow = (hid: number): RegistryRow => ({
  pk: "",
  sk: `R#${hid}`,
  addressSort: `${hid}`,
  confirmedSort: `${hid}`,
  owner: "owner",
  hid: String(hid),
  rank: "R",
  needs: 0,
  people: 1,
  zip: "48226",
  confirmed: "2026-01-02",
  lat: between(42.05, 42.6),
  lng: between(-83.6, -82.8),
});

/** Around a point, at a growing angle: it never crosses itself. */
function aRing([x, y]: Point, most: number, corners: number): Ring {
  const angles = Array.from({ length: corners }, (_, at) => ((at + Math.random() * 0.8) / corners) * 2 * Math.PI);
  return angles.map((angle): Point => {
    const far = between(most * 0.4, most);
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
}

/** Counts the edges to the east: an odd number is inside. */
function isInside([x, y]: Point, ring: Ring): boolean {
  const edges = ring.map((from, at) => [from, ring[(at + 1) % ring.length] ?? from] as const);
  const crossed = edges.filter(
    ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1,
  );
  return crossed.length % 2 === 1;
}

const parse = (wish: unknown): Area => area.parse(wish);

const found = (rows: readonly RegistryRow[], wish: Area): string[] => {
  const shapes = shapesOf(wish);
  const lists = new Set(listsFor(wish, shapes, []));
  return rows
    .filter((row) => listsOf(row, place, []).some((list) => lists.has(list)) && isIn(row, shapes))
    .map(({ hid }) => hid);
};

const polygons = howMany(60, 300);

test(`${polygons} random polygons, half of them with a hole, have exactly the homes that a count of edges finds`, () => {
  const rows = Array.from({ length: 400 }, (_, hid) => aRow(hid));
  for (let time = 0; time < polygons; time += 1) {
    const middle: Point = [between(-83.5, -82.9), between(42.1, 42.5)];
    const most = between(0.01, 0.4);
    const outer = aRing(middle, most, 3 + (time % 20));
    // Smaller than the nearest corner, so that it touches no edge.
    const hole = time % 2 === 0 && outer.length > 6 ? [aRing(middle, most * 0.2, 5)] : [];
    const expected = rows.filter(({ lat = 0, lng = 0 }) => {
      const point: Point = [lng, lat];
      return isInside(point, outer) && !hole.some((ring) => isInside(point, ring));
    });
    expect(found(rows, parse({ Polygon: [outer, ...hole] }))).toEqual(expected.map(({ hid }) => hid));
  }
});

test("a circle has exactly the homes within its kilometers, whatever its size", () => {
  const all = Array.from({ length: 400 }, (_, hid) => aRow(hid));
  const [Lat, Lng] = [42.33143, -83.04575];
  const far = ({ lat = 0, lng = 0 }: RegistryRow) => kilometers([lat, lng], [Lat, Lng]);
  for (const Km of [0.5, 3, 12, 40, 200]) {
    // To the meter.
    const rows = all.filter((row) => Math.abs(far(row) - Km) > 0.001);
    const near = rows.filter((row) => far(row) <= Km);
    expect(found(rows, parse({ Circle: { Lat, Lng, Km } }))).toEqual(near.map(({ hid }) => hid));
  }
});

test("a large circle in the north has the homes at its edge in every direction", () => {
  const [north, west, kilometersAway] = [64.8, -147.7, 199.9];
  const [from, angle] = [inRadians(north), kilometersAway / 6_371];
  const rows = Array.from({ length: 72 }, (_, hid) => {
    const bearing = inRadians(5 * hid);
    const lat = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing));
    const aside = Math.sin(bearing) * Math.sin(angle) * Math.cos(from);
    const lng = Math.atan2(aside, Math.cos(angle) - Math.sin(from) * Math.sin(lat));
    return { ...aRow(hid), lat: lat / inRadians(1), lng: west + lng / inRadians(1) };
  });
  expect(found(rows, parse({ Circle: { Lat: north, Lng: west, Km: 200 } }))).toHaveLength(rows.length);
});

test("an area larger than all cells reads every home, and an open ring is closed", () => {
  const rows = [aRow(1), aRow(2)];
  const wide = {
    Polygon: [
      [
        [-125, 25],
        [-66, 25],
        [-66, 49],
        [-125, 49],
      ],
    ],
  };
  expect(listsFor(parse(wide), shapesOf(parse(wide)), [])).toEqual(["A"]);
  expect(found(rows, parse(wide))).toEqual(["1", "2"]);
});

test.each([
  [
    "crosses itself",
    [
      [
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
      ],
    ],
    "The area crosses itself. Please draw it without crossings.",
  ],
  [
    "has two corners",
    [
      [
        [0, 0],
        [1, 1],
        [0, 0],
      ],
    ],
    "An area needs at least three corners.",
  ],
  [
    "goes over the antimeridian",
    [
      [
        [179, 0],
        [-179, 0],
        [-179, 1],
      ],
    ],
    "An area may not go over the 180th meridian.",
  ],
  ["has 1,001 corners", [aRing([0, 0], 1, 1_001)], "Please draw the area with at most 1,000 corners."],
  ["has no ring", [], "An area needs at least three corners."],
])("an area that %s is refused with a sentence", (_what, Polygon, sentence) => {
  const { error } = area.safeParse({ Polygon });
  expect(JSON.stringify(error?.issues)).toContain(sentence);
});

test("swapped coordinates are refused where no longitude can be a latitude", () => {
  expect(
    area.safeParse({
      Polygon: [
        [
          [42.3, -183],
          [42.4, -183],
          [42.4, -182],
        ],
      ],
    }).success,
  ).toBe(false);
});
