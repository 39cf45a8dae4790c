import { expect, test } from "vitest";
import { howMany } from "#shared/testing/howMany.ts";
import { crossesItself } from "./crossesItself.ts";
import type { Point, Ring } from "./Ring.ts";

const closed = (corners: readonly Point[]): Ring => [...corners, ...corners.slice(0, 1)];
const aRing = (corners: number): Ring =>
  closed(Array.from({ length: corners }, (): Point => [Math.random(), Math.random()]));

/** By the parameters of two lines, each edge with each. */
function hasCrossing(ring: Ring): boolean {
  const edges = ring.slice(1).map((to, at) => [ring[at] ?? to, to] as const);
  return edges.some(([[x1, y1], [x2, y2]], at) =>
    edges.slice(at + 1).some(([[x3, y3], [x4, y4]]) => {
      const part = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3);
      const [one, other] = [
        ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / part,
        ((x3 - x1) * (y2 - y1) - (y3 - y1) * (x2 - x1)) / part,
      ];
      return Math.min(one, other) > 1e-12 && Math.max(one, other) < 1 - 1e-12;
    }),
  );
}

test("random rings cross themselves exactly where an edge crosses any other", () => {
  const seen = new Set<boolean>();
  for (let time = 0; time < howMany(500, 5_000); time += 1) {
    const ring = aRing(3 + (time % 5));
    seen.add(hasCrossing(ring));
    expect(crossesItself([ring])).toBe(hasCrossing(ring));
  }
  expect(seen.size).toBe(2);
});

test("a ring of 10,000 corners is judged, too, and one that touches itself at a corner does not cross", () => {
  const around = (at: number): Point => {
    const far = 1 + 0.01 * (at % 2);
    return [far * Math.cos((at / 5_000) * Math.PI), far * Math.sin((at / 5_000) * Math.PI)];
  };
  const ring = closed(Array.from({ length: 10_000 }, (_, at) => around(at)));
  expect(crossesItself([ring])).toBe(false);
  const touching: Ring = [
    [0, 0],
    [1, 1],
    [2, 0],
    [2, 2],
    [1, 1],
    [0, 2],
    [0, 0],
  ];
  expect(crossesItself([touching])).toBe(false);
});
