import { expect, test } from "vitest";
import { kilometresBetween } from "./positions.ts";

const detroit = { Lat: 42.3314, Lng: -83.0458 };

test("distances are those of the globe", () => {
  expect(kilometresBetween(detroit, detroit)).toBe(0);
  expect(kilometresBetween(detroit, { Lat: 42.2808, Lng: -83.743 })).toBeCloseTo(57.6, 0);
  expect(kilometresBetween({ Lat: 0, Lng: 179.9 }, { Lat: 0, Lng: -179.9 })).toBeCloseTo(22.2, 0);
});
