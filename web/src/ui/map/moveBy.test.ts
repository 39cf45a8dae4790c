import { expect, test } from "vitest";
import { moveBy } from "./moveBy.ts";

const detroit = { lat: 42.33, lng: -83.05 };

test("ten metres are ten metres in every direction", () => {
  const { lat, lng } = moveBy(detroit, 10, -10);
  expect((lat - detroit.lat) * 111_320).toBeCloseTo(10, 3);
  expect((lng - detroit.lng) * 111_320 * Math.cos((42.33 * Math.PI) / 180)).toBeCloseTo(-10, 3);
});

test("back and forth leads to where it began", () => {
  const back = moveBy(moveBy(detroit, 0, 100), 0, -100);
  expect(back.lng).toBeCloseTo(detroit.lng, 9);
});
