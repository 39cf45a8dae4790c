import { expect, test } from "vitest";
import { boundsOf } from "./boundsOf.ts";

const detroit = { lat: 42.33, lng: -83.05 };
const miami = { lat: 25.76, lng: -80.19 };
const guam = { lat: 13.47, lng: 144.75 };

test("bounds hold every point", () => {
  expect(boundsOf([detroit, miami])).toEqual([-83.05, 25.76, -80.19, 42.33]);
  expect(boundsOf([detroit])).toEqual([-83.05, 42.33, -83.05, 42.33]);
});

test("the way to Guam leads over the Pacific", () => {
  expect(boundsOf([detroit, guam])).toEqual([-215.25, 13.47, -83.05, 42.33]);
});
