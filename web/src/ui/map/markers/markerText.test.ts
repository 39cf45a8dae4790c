import { expect, test } from "vitest";
import { markerLines, markerName } from "./markerText.ts";

const places = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `Place ${at + 1}`, lat: 0, lng: 0 }));

test("a marker of one point has its label", () => {
  expect(markerName(places(1))).toBe("Place 1");
});

test("a marker of several points says how many and which", () => {
  expect(markerName(places(2))).toBe("2 places: Place 1; Place 2");
});

test("a long list of labels is cut, and the rest is counted", () => {
  expect(markerLines(places(6))).toHaveLength(6);
  expect(markerLines(places(60))).toEqual([
    ...[1, 2, 3, 4, 5].map((number) => `Place ${number}`),
    "and 55 more places",
  ]);
});
