import { expect, test } from "vitest";
import { circleRing } from "./circleRing.ts";

test("a circle is a closed ring, as far to the north as to the east on the ground", () => {
  const ring = circleRing({ Lat: 60, Lng: 10, Km: 11.12 });
  expect(ring.at(-1)).toEqual(ring[0]);
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
  expect(Math.max(...lats)).toBeCloseTo(60.1, 3);
  expect(Math.max(...lngs)).toBeCloseTo(10.2, 3);
});
