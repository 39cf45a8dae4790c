import { expect, test } from "vitest";
import { inPounds, poundsOf } from "./pounds.ts";

test.each([
  ["70 kg", "154.3 lb"],
  ["70kg", "154.3 lb"],
  ["70,5 KG", "155.4 lb"],
  ["3.2 kilos", "7.1 lb"],
  ["about 70 kilograms", "about 154.3 lb"],
  ["88", "88"],
  ["88.5 lb", "88.5 lb"],
  ["heavy", "heavy"],
])("the weight %j is kept as %j", (typed, kept) => {
  expect(inPounds(typed)).toBe(kept);
  expect(inPounds(kept)).toBe(kept);
});

test.each([
  ["88", 88],
  ["88.5 lb", 88.5],
  ["about 88 lb", 88],
  ["1,200", 1_200],
  ["70 kg", 154.3],
  [".5", 0.5],
  ["-3", -3],
  ["1e300", 1e300],
])("the weight %j is %d pounds", (typed, pounds) => {
  expect(poundsOf(typed)).toBe(pounds);
});

test.each(["", "heavy", "kg", "Infinity"])("the weight %j names no pounds", (typed) => {
  expect(poundsOf(typed)).toBeUndefined();
});
