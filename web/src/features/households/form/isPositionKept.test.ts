import { expect, test } from "vitest";
import { isPositionKept } from "./isPositionKept.ts";

const found = { Lat: 42.3314, Lng: -83.0458, Exactness: "ZIP" } as const;
const door = { Lat: 42.3315, Lng: -83.0458, Exactness: "FAMILY" } as const;

test("a pin that the server did not keep is not called saved", () => {
  expect(isPositionKept(door, door)).toBe(true);
  expect(isPositionKept(door, { ...door, Lat: door.Lat + 1e-6 })).toBe(true);
  expect(isPositionKept(door, found)).toBe(false);
  expect(isPositionKept(door, undefined)).toBe(false);
});

test("where no position was sent, none is missed", () => {
  expect(isPositionKept(undefined, undefined)).toBe(true);
  expect(isPositionKept(undefined, found)).toBe(true);
});
