import { expect, test } from "vitest";
import { freeTop, type Rect } from "./freeTop.ts";

const wanted: Rect = { left: 600, right: 1000, top: 70, bottom: 130 };
const at = (top: number, bottom: number, left = 500): Rect => ({ left, right: left + 300, top, bottom });

test("a message stays in its corner where it covers nothing", () => {
  expect(freeTop(wanted, [], 400)).toBe(70);
  expect(freeTop(wanted, [at(70, 130, 100), at(300, 340)], 400)).toBe(70);
});

test("a message moves below a control, into the first gap that is high enough", () => {
  expect(freeTop(wanted, [at(80, 120)], 400)).toBe(128);
  expect(freeTop(wanted, [at(80, 120), at(160, 200), at(210, 250)], 400)).toBe(258);
});

test("a message finds no place where all gaps are too low, or too far down", () => {
  expect(freeTop(wanted, [at(80, 120), at(150, 390)], 380)).toBeUndefined();
  expect(freeTop(wanted, [at(0, 2_000)], 400)).toBeUndefined();
});
